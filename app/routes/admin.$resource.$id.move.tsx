import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useSearchParams } from "@remix-run/react";
import type { z } from "zod";
import { movedText } from "~/domain/record/record-notices";
import { moveSchema } from "~/domain/record/resource-schemas";
import { titleOf } from "~/domain/record/resource-table.server";
import { resourceScreen, useResource } from "~/domain/resource-views";
import { resourceNameFrom, RESOURCES } from "~/domain/resources";
import { RECORDS } from "~/domain/resources.server";
import { notFound } from "~/http/answers";
import { redirectWithNotice } from "~/http/notice.server";
import { invalid, readForm } from "~/http/read-form.server";
import { answerStep, noticeOf } from "~/http/record-answers.server";
import { requireResourcePermission } from "~/http/guard.server";
import { paths } from "~/paths";
import { listUrlAt, rowMark, viewIn } from "~/ui/admin/address";
import { ActionResultPage } from "~/ui/admin/action-result-page";
import { screenTitle } from "~/ui/admin/route-error";

export const meta = screenTitle("Reihenfolge");

export const { ErrorBoundary } = resourceScreen("list");

export async function loader({ request, params }: LoaderFunctionArgs) {
  const { resource } = await requireResourcePermission(request, "update", resourceNameFrom(params.resource));
  if (RECORDS[resource].table.staffOrder === undefined) throw notFound();
  return {};
}

export async function action({ request, params: { resource: word, id = "" } }: ActionFunctionArgs) {
  const { resource, user } = await requireResourcePermission(request, "update", resourceNameFrom(word));
  const { table, move } = RECORDS[resource];
  if (table.staffOrder === undefined) throw notFound();
  const form = await readForm(request, moveSchema);
  if (!form.ok) return invalid(form.reply);
  const { filter, page: seen } = viewIn(new URL(request.url).searchParams);
  return answerStep(request, () => move({ id, by: user.adminUserId, filter, ...form.value }), async ({ record, movedTo }) => {
    const url = paths.admin.records(RESOURCES[resource].path).list(filter, movedTo.page);
    const mark = movedTo.page === seen && staysInView(form.value) ? "" : `#${rowMark(id)}`;
    return redirectWithNotice(url + mark, await noticeOf(request, { text: movedText(titleOf(table, record), movedTo), screen: table.shownOn(record), id }));
  });
}

/** Only JavaScript sends `from` and `onto`, and it does not scroll the list, so the row stays in view. */
function staysInView(step: z.infer<typeof moveSchema>): boolean {
  return step.direction !== "place" && (step.from !== undefined || step.onto !== undefined);
}

const NOT_MOVED = {
  title: "Gleichzeitig bearbeitet",
  text: "Dieser Eintrag wurde inzwischen verschoben oder bearbeitet. Bitte prüfen Sie die Reihenfolge in der Liste.",
};

const NO_PLACE = { title: "Nicht verschoben", text: "Bitte geben Sie als Stelle eine ganze Zahl ab 1 ein." };

const NOTHING_SENT = { title: "Reihenfolge", text: "Die Reihenfolge ändern Sie mit den Pfeilen in der Liste." };

export default function MoveRecord() {
  const answer = useActionData<typeof action>();
  const list = paths.admin.records(RESOURCES[useResource()].path).list();
  const link = { url: listUrlAt(list, useSearchParams()[0]), text: "Zur Liste" };
  if (answer && "failure" in answer) return <ActionResultPage isProblem title="Nicht verschoben" text={answer.failure} link={link} />;
  if (answer === undefined) return <ActionResultPage isProblem={false} {...NOTHING_SENT} link={link} />;
  return <ActionResultPage isProblem {...("hasChanged" in answer ? NOT_MOVED : NO_PLACE)} link={link} />;
}
