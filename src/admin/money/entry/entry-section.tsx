import type { ComponentType } from 'react';
import type { MoneyEntryQuery } from '#contract/money/payment.ts';
import type { AdminTexts } from '../../../../messages/en/admin/admin.ts';
import { showsOwnErrors } from '../../admin-query-client.ts';
import { toast } from '../../frame/toast-store.ts';
import type { FormStart } from '../form/use-edited.ts';
import type { RowsQuery } from '../list/money-rows.tsx';
import { MoneySection } from '../list/money-section.tsx';
import { useGrowingList } from '../list/use-growing-list.ts';
import type { EntryFormProps } from './entry-form.tsx';
import { EntryRow, type ShownEntry } from './entry-row.tsx';

type Calls<Entry, Draft> = {
  list: {
    useQuery: (
      query: Partial<MoneyEntryQuery>,
      options: { placeholderData: <Shown>(before: Shown) => Shown },
    ) => RowsQuery<Entry>;
  };
  create: {
    useMutation: (options: typeof showsOwnErrors) => {
      mutateAsync: (draft: Draft) => Promise<unknown>;
    };
  };
  update: {
    useMutation: (options: typeof showsOwnErrors) => {
      mutateAsync: (entry: {
        id: number;
        draft: Draft;
        before?: Draft | undefined;
      }) => Promise<unknown>;
    };
  };
  delete: {
    useMutation: (options: { onSuccess: () => void }) => {
      isPending: boolean;
      mutate: (entry: { id: number }) => void;
    };
  };
};

type Props<Entry, Values, Draft> = {
  id: string;
  text: Pick<
    AdminTexts['moneyEntry']['statements'],
    'title' | 'explanation' | 'add' | 'empty' | 'saved' | 'deleted' | 'deletion' | 'edit'
  >;
  programmeId: number;
  month?: string;
  calls: Calls<Entry, Draft>;
  /** The values of a new entry. */
  first: Values;
  valuesOf: (entry: Entry) => Values;
  draft: { parse: (entry: unknown) => Draft };
  load: (entry: { id: number }) => Promise<Entry>;
  shownOf: (entry: Entry) => ShownEntry;
  Form: ComponentType<EntryFormProps<Values, Draft>>;
};

type Stored<Entry, Values, Draft> = Pick<
  Props<Entry, Values, Draft>,
  'valuesOf' | 'draft' | 'load'
>;

const startOf = <Entry extends { id: number }, Values, Draft>(
  entry: Entry,
  stored: Stored<Entry, Values, Draft>,
): FormStart<Values, Draft> => ({
  values: stored.valuesOf(entry),
  before: stored.draft.parse(entry),
  reload: async () => startOf(await stored.load({ id: entry.id }), stored),
});

/** A list of statements, payments or corrections of a programme, which are added and edited in place. */
export function EntrySection<Entry extends { id: number }, Values, Draft>(
  props: Props<Entry, Values, Draft>,
) {
  const { id, text, programmeId, month, calls, first, shownOf, Form } = props;
  const { limit, grow } = useGrowingList();
  const query = calls.list.useQuery(
    { programme_id: programmeId, limit, ...(month && { month }) },
    { placeholderData: (before) => before },
  );
  const { mutateAsync: create } = calls.create.useMutation(showsOwnErrors);
  const { mutateAsync: update } = calls.update.useMutation(showsOwnErrors);
  const remove = calls.delete.useMutation({ onSuccess: () => toast.success(text.deleted) });
  const formOf = (
    form: Pick<EntryFormProps<Values, Draft>, 'title' | 'save' | keyof FormStart<Values, Draft>>,
    close: () => void,
  ) => (
    <Form
      {...form}
      programmeId={programmeId}
      save={async (draft, before) => {
        await form.save(draft, before);
        toast.success(text.saved);
        close();
      }}
      onCancel={close}
    />
  );
  return (
    <MoneySection
      {...{ id, query, grow }}
      title={text.title}
      explanation={text.explanation}
      empty={text.empty}
      look="lines"
      add={{
        label: text.add,
        form: (close) => formOf({ title: text.add, values: first, save: create }, close),
      }}
    >
      {(entry) => (
        <EntryRow
          entry={shownOf(entry)}
          deletion={text.deletion}
          isDeleting={remove.isPending}
          onDelete={() => remove.mutate({ id: entry.id })}
          form={(close) => {
            const save = (draft: Draft, before?: Draft) => update({ id: entry.id, draft, before });
            return formOf({ title: text.edit, ...startOf(entry, props), save }, close);
          }}
        />
      )}
    </MoneySection>
  );
}
