import { type ReactNode, useState } from 'react';
import type { AdminTexts } from '../../../../messages/en/admin/admin.ts';
import { buttonClass } from '../../../ui/button.ts';
import { toast } from '../../frame/toast-store.ts';
import { useAdminTexts } from '../../language.ts';
import { MoneySection } from '../money-section.tsx';
import type { EntryFormProps } from './entry-form.tsx';
import { EntryRow, type ShownEntry } from './entry-row.tsx';

const perStep = 24;

/** Lists start short, because most people look only at the newest entries. */
export function useGrowingList() {
  const [limit, setLimit] = useState(perStep);
  return { limit, grow: () => setLimit(Math.min(limit + perStep * 4, 1000)) };
}

type Texts = Pick<
  AdminTexts['moneyEntry']['statements'],
  'title' | 'explanation' | 'add' | 'empty' | 'saved' | 'deleted' | 'deletion' | 'edit'
>;

type Props<Entry, Values, Draft> = {
  id: string;
  text: Texts;
  programmeId: number;
  query: {
    data: { items: Entry[]; total: number } | undefined;
    error: unknown;
    refetch: () => unknown;
  };
  grow: () => void;
  create: (draft: Draft) => Promise<unknown>;
  update: (entry: { id: number; draft: Draft }) => Promise<unknown>;
  remove: { isPending: boolean; mutateAsync: (entry: { id: number }) => Promise<unknown> };
  /** The values of a new entry. */
  first: Values;
  valuesOf: (entry: Entry) => Values;
  shownOf: (entry: Entry) => ShownEntry;
  form: (props: EntryFormProps<Values, Draft>) => ReactNode;
};

/** A list of statements, payments or corrections of a programme, which are added and edited in place. */
export function EntrySection<Entry extends { id: number }, Values, Draft>(
  props: Props<Entry, Values, Draft>,
) {
  const { id, text, programmeId, query, grow, create, update, remove, first, form } = props;
  const { valuesOf, shownOf } = props;
  const { moneyEntry } = useAdminTexts();
  const [isAdding, setAdding] = useState(false);
  const [editing, setEditing] = useState<number>();
  const saved = (close: () => void) => {
    toast.success(text.saved);
    close();
  };
  const added = () => setAdding(false);
  const edited = () => setEditing(undefined);
  return (
    <MoneySection
      id={id}
      title={text.title}
      explanation={text.explanation}
      empty={text.empty}
      query={query}
      add={!isAdding && { label: text.add, run: () => setAdding(true) }}
      form={
        isAdding &&
        form({
          ...{ title: text.add, programmeId, values: first, onCancel: added },
          save: async (draft) => {
            await create(draft);
            saved(added);
          },
        })
      }
    >
      {(entries) => (
        <>
          <ul
            aria-label={text.title}
            className="divide-y divide-line rounded-card border border-line bg-raised px-4"
          >
            {entries.map((entry) =>
              entry.id === editing ? (
                <li key={entry.id} className="py-3">
                  {form({
                    ...{ title: text.edit, programmeId, values: valuesOf(entry), onCancel: edited },
                    save: async (draft) => {
                      await update({ id: entry.id, draft });
                      saved(edited);
                    },
                  })}
                </li>
              ) : (
                <li key={entry.id}>
                  <EntryRow
                    entry={shownOf(entry)}
                    deletion={text.deletion}
                    isDeleting={remove.isPending}
                    onDelete={() =>
                      remove.mutateAsync({ id: entry.id }).then(
                        () => toast.success(text.deleted),
                        // The query client has shown the error.
                        () => undefined,
                      )
                    }
                    onEdit={() => setEditing(entry.id)}
                  />
                </li>
              ),
            )}
          </ul>
          {(query.data?.total ?? 0) > entries.length && (
            <div>
              <button type="button" onClick={grow} className={buttonClass.quiet}>
                {moneyEntry.more}
              </button>
            </div>
          )}
        </>
      )}
    </MoneySection>
  );
}
