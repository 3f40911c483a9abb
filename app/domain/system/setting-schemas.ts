import * as z from "zod";
import { LANGUAGES } from "~/i18n/languages";
import { pictureFile, requiredLine, requiredText, storedRecord } from "../record/field-schemas";
import { isPictureUrl, NOT_OURS } from "../record/upload-rules";
import { COLOR, judgeAccent, judgeInk, type LookValue } from "./look";

const NO_COLOR = "Bitte geben Sie die Farbe als # mit sechs Ziffern oder Buchstaben von a bis f ein, zum Beispiel #b4431f.";

export const lookFields = z.object({
  logo_url: z.string().refine((url) => url === "" || isPictureUrl(url), NOT_OURS).default(""),
  accent: color(judgeAccent, (typed) => `Auf hellem Grund ist ${typed} zu schwach zu lesen`),
  ink: color(judgeInk, (typed) => `Auf ${typed} ist helle Schrift zu schwach zu lesen`),
} satisfies Record<LookValue, z.ZodType>);

// the site's icons are made from the logo, which must be an uploaded file
const NOT_UPLOADED = "Aus einem mitgelieferten Bild lassen sich keine Symbole machen. Bitte wählen Sie ein hochgeladenes Bild.";

export const lookSchema = lookFields
  .extend({ ...storedRecord, file: pictureFile.optional() })
  .refine(({ file, logo_url: url }) => file !== undefined || !url.startsWith("/artwork/"), { error: NOT_UPLOADED, path: ["file"] });

export const popupFields = z.object({
  maintenance_popup_enabled: z.boolean().default(false),
  maintenance_popup_title: requiredLine("Bitte geben Sie einen Titel ein."),
  maintenance_popup_message: requiredText("Bitte geben Sie eine Nachricht ein."),
  maintenance_popup_button_text: requiredLine("Bitte geben Sie einen Button-Text ein."),
});

export type PopupForm = z.output<typeof popupFields>;

export const popupSchema = popupFields.extend(storedRecord);

const NONE = "Mindestens eine Sprache muss eingeschaltet bleiben.";

/** One comma-separated text, because the conflict page sends the languages as one field. */
export const siteLanguagesFields = z.object({
  languages: z
    .array(z.string().max(20), NONE)
    .transform((typed) => typed.flatMap((one) => one.split(",")))
    .pipe(z.array(z.enum(LANGUAGES)).min(1, NONE))
    .transform((chosen) => LANGUAGES.filter((language) => chosen.includes(language)).join()),
});

export const siteLanguagesSchema = siteLanguagesFields.extend(storedRecord);

function color(judge: typeof judgeAccent, tooWeak: (typed: string) => string) {
  return z
    .string(NO_COLOR)
    .trim()
    .toLowerCase()
    .regex(COLOR, { error: NO_COLOR, abort: true })
    .superRefine((typed, context) => {
      const { isReadable, contrast, nearest } = judge(typed);
      if (isReadable) return;
      const message = `${tooWeak(typed)}: Der Kontrast ist ${shown(contrast)}, nötig sind 4,5. Die nächste Farbe, die reicht, ist ${nearest}.`;
      context.addIssue({ code: "custom", message });
    });
}

/** Rounded down, so that no message says "4,5, nötig sind 4,5". */
function shown(contrast: number): string {
  return (Math.floor(contrast * 10) / 10).toLocaleString("de-DE");
}
