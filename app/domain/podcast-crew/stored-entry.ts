import type { CrewForm } from "./crew-schema";

/** What a form writes into the columns. */
export function columnsOf(form: CrewForm) {
  return {
    name: form.name,
    position: form.position,
    bio: form.bio,
    email: form.email || null,
    linkedinUrl: form.linkedin_url || null,
    imageUrl: form.image_url || null,
  };
}
