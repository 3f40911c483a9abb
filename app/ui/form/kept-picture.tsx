import { useReplied } from "./reply";
import { useFormField } from "./use-form-field";
import { useWords } from "./labels";

type Props = {
  /** The field that holds the address of the kept picture. */
  name: string;
  /** The address of a picture that was just chosen and not sent yet. */
  chosen: string | null;
  /** The chosen file is no picture that the browser can show. */
  onBroken: () => void;
  alt: string;
  /** The record cannot be without a picture. */
  isNeeded: boolean;
};

/** The picture that goes with the form as it is: one just chosen, else the kept one, which may be unticked. */
export function KeptPicture({ name, chosen, onBroken, alt, isNeeded }: Props) {
  const words = useWords();
  const { initial = "" } = useFormField(name);
  const kept = useReplied(name) ?? initial;
  if (chosen === null && kept === "") return null;
  const mayGo = chosen === null && !isNeeded;
  return (
    <div className="file-kept">
      {chosen === null ? (
        <img className="file-preview" src={kept} alt={alt} width={160} height={160} />
      ) : (
        <img className="file-preview" src={chosen} alt="" width={160} height={160} onError={onBroken} />
      )}
      {mayGo ? (
        <label className="check">
          <input className="check-box" type="checkbox" name={name} value={kept} defaultChecked />
          <span className="check-label">{words.keepFile}</span>
        </label>
      ) : (
        <input type="hidden" name={name} value={kept} />
      )}
    </div>
  );
}
