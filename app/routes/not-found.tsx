import { notFound } from "~/http/errors";

export function loader() {
  throw notFound();
}

export default function NotFound() {
  return null;
}
