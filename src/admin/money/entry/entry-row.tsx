import type { ComponentProps } from 'react';
import { useAdminTexts } from '../../language.ts';
import { DocumentButton } from '../form/document-field.tsx';
import { EditableRow } from '../list/editable-row.tsx';
import { amountText } from '../money-text.ts';

export type ShownEntry = {
  /** The month or day of the entry. */
  when: string;
  amount: number;
  currency: string;
  /** More about the entry. */
  notes: (string | null)[];
  document?: number | null;
};

type Props = Omit<ComponentProps<typeof EditableRow>, 'name' | 'isCompact' | 'children'> & {
  entry: ShownEntry;
};

/** A statement, a payment or a correction in a list. */
export function EntryRow({ entry, ...row }: Props) {
  const { moneyEntry: text } = useAdminTexts();
  const { when, notes, document } = entry;
  const amount = amountText(entry.amount, entry.currency);
  return (
    <EditableRow {...row} name={`${when}: ${amount}`} isCompact>
      {(buttons) => (
        <div className="flex flex-wrap items-center gap-x-4 gap-y-1.5 py-2.5">
          <p className="min-w-32">{when}</p>
          <p className="figures min-w-28 font-strong text-body">{amount}</p>
          <p className="min-w-0 flex-1 basis-48 wrap-anywhere text-muted">
            {notes.filter(Boolean).join(' · ')}
          </p>
          {document && <DocumentButton id={document} label={text.document} />}
          {buttons && <div className="flex">{buttons}</div>}
        </div>
      )}
    </EditableRow>
  );
}
