import { useMutation, useQuery } from '@tanstack/react-query';
import type { BulkResult } from '#contract/catalogue/bulk.ts';
import type { BulkEdit } from '#contract/catalogue/bulk-edit.ts';
import type { BulkKind } from '#contract/catalogue/bulk-input.ts';
import { useOneAtATime } from '../../../ui/use-one-at-a-time.ts';
import { showsOwnErrors } from '../../admin-query-client.ts';
import { ProposedInstead } from '../../release/working/proposed-instead.ts';

/** The rows to edit: some of those on the screen, or all that match the list's filter. */
export type EditedRows = { ids: number[]; all?: never } | { all: true; ids?: never };

type BulkEditCall = EditedRows & {
  action: 'edit';
  edits: BulkEdit[];
  dry_run?: boolean;
  version?: string;
};

/** How a list edits its rows. The list adds its own filter to each call. */
export type BulkEditing = {
  kind: BulkKind;
  /** How many rows match the filter. */
  total: number;
  /** The rows on the screen, in their order. */
  rows: readonly { id: number; name: string }[];
  run: (call: BulkEditCall) => Promise<BulkResult>;
};

type Given = {
  editing: BulkEditing;
  rows: EditedRows;
  edit: BulkEdit | undefined;
  onDone: (result: BulkResult) => void;
  /** Called if the difference was added to a release instead. */
  onProposed: () => void;
};

/** Compares first, and then applies exactly the difference that was shown. */
export function useBulkEdit({ editing, rows, edit, onDone, onProposed }: Given) {
  const call: BulkEditCall = { ...rows, action: 'edit', edits: edit ? [edit] : [] };
  const comparison = useQuery({
    queryKey: ['bulk-edit', editing.kind, call],
    queryFn: () => editing.run({ ...call, dry_run: true }),
    enabled: edit !== undefined,
    gcTime: 0,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
  const difference = comparison.data?.difference;
  const key = JSON.stringify(call);
  const { mutateAsync, ...application } = useMutation({
    ...showsOwnErrors,
    mutationFn: (_key: string) => editing.run({ ...call, version: difference?.version ?? '' }),
    onSuccess: onDone,
    // The rows may have changed in the meantime.
    onError: (error) => (error instanceof ProposedInstead ? onProposed() : comparison.refetch()),
  });
  const apply = useOneAtATime(() =>
    mutateAsync(key).then(
      () => {},
      // The dialog shows the error.
      () => {},
    ),
  );
  /** The error of an earlier edit says nothing about this one. */
  const refusal = application.variables === key ? application.error : null;
  return {
    difference,
    error: refusal ?? comparison.error,
    isComparing: comparison.isFetching,
    isApplying: application.isPending,
    apply,
  };
}
