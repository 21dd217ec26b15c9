import type { AdminTexts } from '../../../../messages/en/admin/admin.ts';
import { showsOwnErrors } from '../../admin-query-client.ts';
import { toast } from '../../frame/toast-store.ts';
import { problemOf } from '../../problem.ts';
import { ProposedInstead } from '../../release/working/proposed-instead.ts';

type Rows = { items: { id: number }[] };

/** The list shown on the screen, and its entry in the query cache. */
type Shown<Input, List extends Rows> = {
  list: {
    cancel: (input: Input) => Promise<void>;
    getData: (input: Input) => List | undefined;
    setData: (input: Input, list: List | undefined) => void;
    invalidate: (input: Input) => Promise<void>;
  };
  input: Input;
  /** `before` is the order that the editor saw. The server rejects the change if the order has changed since. */
  send: (rows: List['items'], before: List['items']) => Promise<unknown>;
};

type OrderTexts = AdminTexts['list']['order'];

export type ReorderMessages = { done: string; undone: string };

/** Moves a row. Returns undefined if nothing changes or the target is outside the list. */
export function moveRow<Row>(
  rows: Row[],
  from: number,
  to: number,
  nameOf: (row: Row) => string,
  text: OrderTexts,
): { rows: Row[]; messages: ReorderMessages } | undefined {
  const row = rows[from];
  if (!row || from === to || to < 0 || to >= rows.length) return undefined;
  const messages = {
    done: text.moved(nameOf(row), to + 1, rows.length),
    undone: text.undone,
  };
  return { rows: rows.toSpliced(from, 1).toSpliced(to, 0, row), messages };
}

/** Sends orders one at a time, because each contains the whole list. */
export const orderMutation = { ...showsOwnErrors, scope: { id: 'reorder' } };

/** Shows the new order immediately, and reverts it if the server rejects the change. */
export async function reorder<Input, List extends Rows>(
  shown: Shown<Input, List>,
  items: List['items'],
  { done, undone }: ReorderMessages,
  texts: Pick<AdminTexts, 'list' | 'refusal' | 'shared'>,
  seen?: List['items'],
): Promise<void> {
  const { list, input, send } = shown;
  await list.cancel(input);
  const before = list.getData(input);
  if (before) list.setData(input, { ...before, items });
  try {
    await send(items, seen ?? before?.items ?? []);
  } catch (error) {
    list.setData(input, before);
    // The order was added to a release, which shows it.
    if (error instanceof ProposedInstead) return;
    toast.error(refusalOf(error, texts));
    await list.invalidate(input);
    return;
  }
  const undo = (former: List['items']) =>
    reorder(shown, former, { done: undone, undone: done }, texts, items);
  toast.success(done, before && { label: texts.shared.undo, run: () => undo(before.items) });
}

export const idsOf = (rows: Rows['items']) => rows.map(({ id }) => id);

function refusalOf(error: unknown, { list, refusal }: Pick<AdminTexts, 'list' | 'refusal'>) {
  const { code, message } = problemOf(error, refusal);
  return code === 'conflict' ? list.order.outdated : list.order.notSaved(message);
}
