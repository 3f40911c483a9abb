import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { NewCodesForm } from "~/domain/second-factor/new-codes-form";
import { renewRecoveryCodes } from "~/domain/second-factor/renew-codes.server";
import { newCodesSchema } from "~/domain/second-factor/second-factor-schemas";
import { CODES_OVER, CODES_RENEWED, WRONG_CODE } from "~/domain/second-factor/second-factor-words";
import { newTicket } from "~/domain/second-factor/tickets.server";
import { CACHE } from "~/http/cache";
import { invalid, keepInForm, readForm, refuse } from "~/http/read-form.server";
import { doerOf, notProved, requireOwnFactor, showCodes, ticketIn } from "~/http/second-factor-answers.server";
import { visitOfRequest } from "~/http/visit.server";
import { titled } from "~/ui/admin/title";

export const meta = () => titled("Neue Wiederherstellungscodes");

export async function loader({ request }: LoaderFunctionArgs) {
  const user = await requireOwnFactor(request);
  return data({ ticket: newTicket(user.id).sealed }, { headers: { "Cache-Control": CACHE.never } });
}

export async function action({ request }: ActionFunctionArgs) {
  const user = await requireOwnFactor(request);
  const form = await readForm(request, newCodesSchema);
  if (!form.ok) return invalid(form.reply);
  const ticket = ticketIn(form.reply, user);
  if (ticket === null) return invalid(keepInForm(refuse(form.reply, { "": CODES_OVER }), { ticket: newTicket(user.id).sealed }));
  const { address } = visitOfRequest(request);
  const { code } = form.value;
  const result = await renewRecoveryCodes({ doer: await doerOf(request, user), address, ticket, code });
  if (result.ok) return showCodes(ticket, CODES_RENEWED);
  return notProved(result, { reply: form.reply, wrong: { code: WRONG_CODE } });
}

export default function NewRecoveryCodes() {
  const { ticket } = useLoaderData<typeof loader>();
  return <NewCodesForm ticket={ticket} reply={useActionData<typeof action>()?.reply} />;
}
