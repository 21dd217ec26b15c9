import { type QueryKey, useMutation, useQueryClient } from '@tanstack/react-query';
import { problemOf } from './problem.ts';
import { toast } from './toast-store.ts';

type Item = { id: number };
type Order<Row> = { items: Row[]; moved: string };
type List<Row> = { items: Row[]; total: number };

/**
 * Shows the new order at once and takes it back when the server refuses. Orders travel one after
 * another, as each names the whole list.
 */
export function useReorder<Row extends Item>(queryKey: QueryKey, send: (rows: Row[]) => unknown) {
  const queryClient = useQueryClient();
  const show = (list: List<Row> | undefined) => queryClient.setQueryData(queryKey, list);

  const reorder = useMutation({
    scope: { id: 'reorder' },
    meta: { tellsErrors: true },
    mutationFn: async ({ items }: Order<Row>) => send(items),
    onMutate: async ({ items }) => {
      await queryClient.cancelQueries({ queryKey });
      const before = queryClient.getQueryData<List<Row>>(queryKey);
      if (before) show({ ...before, items });
      return before;
    },
    onSuccess: (_answer, { moved }, before) => {
      toast.say(moved, before && { label: 'Undo', run: () => undo(before.items) });
    },
    onError: (error, _order, before) => {
      show(before);
      const { code, message } = problemOf(error);
      toast.fail(
        code === 'conflict'
          ? 'Someone changed this list meanwhile. It was loaded again: order it once more.'
          : `The order was not saved. ${message}`,
      );
      queryClient.invalidateQueries({ queryKey });
    },
  });

  const undo = (items: Row[]) => reorder.mutate({ items, moved: 'The order is as it was.' });
  return reorder.mutate;
}
