const SECRETS = /^password|^setup_code$|^code$/;

/** Fields whose value is for this one post: it neither travels back to the page nor is kept for later. */
export function isSecretField(name: string): boolean {
  return SECRETS.test(name);
}
