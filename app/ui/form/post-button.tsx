import { Form } from "@remix-run/react";
import { Icon, type IconName } from "../admin/icon";
import { useOneSubmit } from "./pending";

type Props = {
  action?: string;
  fields?: Readonly<Record<string, string | number>>;
  label: string;
  about?: string;
  icon?: IconName;
  tone?: "primary" | "secondary" | "quiet" | "danger";
  size?: "sm";
};

export function PostButton({ action, fields = {}, label, about, icon, tone = "secondary", size }: Props) {
  const { isPending, submitOnce } = useOneSubmit();
  return (
    <Form method="post" action={action} onSubmit={submitOnce}>
      {Object.entries(fields).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <button className="button" data-tone={tone} data-size={size} type="submit" aria-disabled={isPending || undefined}>
        {icon ? <Icon name={icon} size="sm" /> : null}
        {label}
        {about ? <span className="visually-hidden"> {about}</span> : null}
      </button>
    </Form>
  );
}
