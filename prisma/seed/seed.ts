import type { Transaction } from "~/platform/database-types";
import { defaultRoles } from "./roles";
import { crewRows, memberRows, projectRows, projectSlugRows, serviceRows, sponsorRows, translationRows } from "./rows";
import { defaultContent, defaultPageContent, defaultPodcastContent, defaultSettings } from "./texts";

/** Fills an empty database with everything that a new site needs. The ids are the same on every machine. */
export async function seedDefaultContent(tx: Transaction): Promise<void> {
  await saveAccess(tx);
  await saveRecords(tx);
  await saveTexts(tx);
}

/** Without a login: the set-up creates the first account. */
async function saveAccess(tx: Transaction): Promise<void> {
  await tx.userRole.createMany({ data: defaultRoles });
  await tx.setupStatus.upsert({ where: { id: "setup" }, create: { id: "setup" }, update: {} });
}

async function saveRecords(tx: Transaction): Promise<void> {
  await tx.teamMember.createMany({ data: memberRows });
  await tx.partner.createMany({ data: sponsorRows });
  await tx.project.createMany({ data: projectRows });
  await tx.projectSlug.createMany({ data: projectSlugRows });
  await tx.service.createMany({ data: serviceRows });
  await tx.podcastCrew.createMany({ data: crewRows });
  await tx.translation.createMany({ data: translationRows });
}

async function saveTexts(tx: Transaction): Promise<void> {
  await tx.pageContent.createMany({ data: defaultPageContent });
  await tx.content.createMany({ data: defaultContent });
  await tx.podcastContent.createMany({ data: defaultPodcastContent });
  await tx.websiteSetting.createMany({ data: defaultSettings });
}
