import type { SponsorForm } from "./sponsor-schema";

/** What a form writes into the columns. */
export function columnsOf(form: SponsorForm) {
  return {
    name: form.name,
    category: form.category,
    description: form.description,
    logoUrl: form.logo_url || null,
    websiteUrl: form.website_url || null,
  };
}
