import { useLocation } from "@remix-run/react";
import { paths } from "~/paths";
import { useReadOnly } from "./read-only";

/** Goes to the pictures that were uploaded before, with everything typed so far; the chosen one comes back in `field`. */
export function LibraryButton({ field }: { field: string }) {
  const { pathname, search } = useLocation();
  if (useReadOnly()) return null;
  return (
    <button
      className="button library-button"
      data-tone="secondary"
      type="submit"
      formAction={paths.admin.choosePicture({ form: pathname + search, field })}
      formEncType="application/x-www-form-urlencoded"
      formNoValidate
    >
      Aus der Mediathek wählen
    </button>
  );
}
