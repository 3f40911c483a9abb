import type { ShownPicture } from "../media/picture";
import { addressField, emailField, lineField, pictureField, textField } from "../record/field-kinds";
import { type ColumnsOf, defineResource, type Public } from "../record/resource";

const PICTURE_UPLOADED = "Bild erfolgreich hochgeladen.";

export const podcastCrew = defineResource({
  name: "podcast_crew",
  path: "podcast-crew",
  texts: {
    list: "Podcast-Crew",
    one: "Podcast-Crew",
    object: "das Crew-Mitglied",
    new: "Neues Crew-Mitglied",
    edit: "Crew-Mitglied bearbeiten",
    saveAsNew: "Als neues Crew-Mitglied speichern",
    notLoaded: "Fehler beim Laden der Crew-Mitglieder",
    saved: (name, { isNew, hasNewPicture }) => {
      const text = isNew ? `Crew-Mitglied erfolgreich hinzugefügt: ${name}.` : `Crew-Mitglied erfolgreich aktualisiert: ${name}.`;
      return hasNewPicture ? `${text} ${PICTURE_UPLOADED}` : text;
    },
    notSaved: () => "Fehler beim Speichern",
    delete: "Crew-Mitglied löschen",
    deleteHint: () => "Der Eintrag verschwindet sofort von der Podcast-Seite und aus dieser Liste.",
    deleted: (name) => `Crew-Mitglied erfolgreich gelöscht: ${name}.`,
    notDeleted: "Fehler beim Löschen",
    uploadRefusals: { busy: "Fehler beim Hochladen des Bildes" },
  },
  fields: {
    name: lineField({ label: "Name", required: "Bitte geben Sie einen Namen ein." }),
    position: lineField({ label: "Position", required: "Bitte geben Sie eine Position ein.", isTranslated: true, isSearched: true }),
    bio: textField({ label: "Biografie", required: "Bitte geben Sie eine Biografie ein.", isTranslated: true, isSearched: true }),
    email: emailField({ label: "E-Mail", isSearched: true }),
    linkedin_url: addressField({ label: "LinkedIn" }),
    image_url: pictureField({ label: "Foto", none: "kein Foto" }),
  },
});

export type CrewEntry = ColumnsOf<typeof podcastCrew>;

/** A team member with the service podcast, or an entry of the crew. */
type CrewMember = Public<Omit<CrewEntry, "version">>;

export type ShownCrewMember = CrewMember & { picture: ShownPicture | null };

export function oneCrew(team: readonly CrewMember[], entries: readonly CrewMember[]): CrewMember[] {
  const names = new Set(team.map(({ name }) => comparable(name)));
  return [...team, ...entries.filter(({ name }) => !names.has(comparable(name)))];
}

function comparable(name: string): string {
  return name.trim().toLowerCase();
}

const BIO_PREVIEW = 50;

export function bioPreviewOf(bio: string): string {
  const characters = [...bio];
  return characters.length > BIO_PREVIEW ? `${characters.slice(0, BIO_PREVIEW).join("").trimEnd()}…` : bio;
}
