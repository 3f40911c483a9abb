import { CREW_UPLOAD_REFUSALS } from "~/domain/podcast-crew/crew-notices";
import { crewSchema, newCrewSchema } from "~/domain/podcast-crew/crew-schema";
import { PROJECT_UPLOAD_REFUSALS } from "~/domain/projects/project-notices";
import { newProjectSchema, projectSchema } from "~/domain/projects/project-schema";
import type { ResourceName } from "~/domain/resources";
import { newServiceSchema, serviceSchema } from "~/domain/services/service-schema";
import { newSponsorSchema, sponsorSchema } from "~/domain/sponsors/sponsor-schema";
import { memberSchema, newMemberSchema } from "~/domain/team/member-schema";
import { type DraftRead, draftFrom, newDraftFrom } from "./draft-read";
import { storeFormPicture } from "./form-picture.server";
import { readForm } from "./read-form.server";

/** Reads the form that was sent, and keeps the picture that came with it. */
type Reader = (request: Request, by: string) => Promise<DraftRead>;

const PICTURES = {
  team: { field: "image_url", category: "team" },
  sponsors: { field: "logo_url", category: "sponsors" },
  projects: { field: "image_url", category: "projects", refusals: PROJECT_UPLOAD_REFUSALS },
  podcast_crew: { field: "image_url", category: "podcast-crew", refusals: CREW_UPLOAD_REFUSALS },
} as const;

/** The forms of records that are live, or of their drafts. */
export const RECORD_DRAFTS: Record<ResourceName, Reader> = {
  team: async (request, by) => draftFrom(await storeFormPicture(await readForm(request, memberSchema), { ...PICTURES.team, by })),
  sponsors: async (request, by) => draftFrom(await storeFormPicture(await readForm(request, sponsorSchema), { ...PICTURES.sponsors, by })),
  projects: async (request, by) => draftFrom(await storeFormPicture(await readForm(request, projectSchema), { ...PICTURES.projects, by })),
  services: async (request) => draftFrom(await readForm(request, serviceSchema)),
  podcast_crew: async (request, by) => draftFrom(await storeFormPicture(await readForm(request, crewSchema), { ...PICTURES.podcast_crew, by })),
};

/** The forms of records that are not there yet. */
export const NEW_RECORD_DRAFTS: Record<ResourceName, Reader> = {
  team: async (request, by) => newDraftFrom(await storeFormPicture(await readForm(request, newMemberSchema), { ...PICTURES.team, by })),
  sponsors: async (request, by) => newDraftFrom(await storeFormPicture(await readForm(request, newSponsorSchema), { ...PICTURES.sponsors, by })),
  projects: async (request, by) => newDraftFrom(await storeFormPicture(await readForm(request, newProjectSchema), { ...PICTURES.projects, by })),
  services: async (request) => newDraftFrom(await readForm(request, newServiceSchema)),
  podcast_crew: async (request, by) => newDraftFrom(await storeFormPicture(await readForm(request, newCrewSchema), { ...PICTURES.podcast_crew, by })),
};
