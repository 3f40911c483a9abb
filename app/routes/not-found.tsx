import { notFound } from "~/http/answers";

export function loader() {
  throw notFound();
}

export default function NotFound() {
  return null;
}
