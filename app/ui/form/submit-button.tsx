import type { ReactNode } from "react";
import { usePending } from "./pending";
import { useFormLabels } from "./labels";

type Props = { children: ReactNode; pending?: string; tone?: "primary" | "secondary" | "danger" };

export function SubmitButton({ children, pending, tone = "primary" }: Props) {
  const formLabels = useFormLabels();
  const isPending = usePending();
  return (
    <button className="button" data-tone={tone} type="submit" aria-disabled={isPending || undefined}>
      {isPending ? (pending ?? formLabels.pending) : children}
    </button>
  );
}
