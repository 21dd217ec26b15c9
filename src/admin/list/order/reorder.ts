import { tellsErrors } from '../../admin-query-client.ts';
import { toast } from '../../frame/toast-store.ts';
import { problemOf } from '../../problem.ts';

type Rows = { items: { id: number }[] };

/** A list as it is shown: what `useUtils` knows of its procedure. */
type Shown<Input, List extends Rows> = {
  list: {
    cancel: (input: Input) => Promise<void>;
    getData: (input: Input) => List | undefined;
    setData: (input: Input, list: List | undefined) => void;
    invalidate: (input: Input) => Promise<void>;
  };
  input: Input;
  /** Sends the rows, and as `before` those that were shown: the server refuses to undo another's order unseen. */
  send: (rows: List['items'], before: List['items']) => Promise<unknown>;
};

/** What is said once it is done, and once it is undone. */
export type Said = { done: string; undone: string };

/** Orders travel one after another, as each names the whole list. */
export const orderMutation = { ...tellsErrors, scope: { id: 'reorder' } };

/** Shows the new order at once and takes it back when the server refuses. */
export async function reorder<Input, List extends Rows>(
  shown: Shown<Input, List>,
  items: List['items'],
  { done, undone }: Said,
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
    toast.fail(refusalOf(error));
    await list.invalidate(input);
    return;
  }
  const undo = (former: List['items']) =>
    reorder(shown, former, { done: undone, undone: done }, items);
  toast.say(done, before && { label: 'Undo', run: () => undo(before.items) });
}

export const idsOf = (rows: Rows['items']) => rows.map(({ id }) => id);

function refusalOf(error: unknown) {
  const { code, message } = problemOf(error);
  return code === 'conflict'
    ? 'Someone changed this list meanwhile. It was loaded again: order it once more.'
    : `The order was not saved. ${message}`;
}
