import { Pencil } from 'lucide-react';
import { buttonClass } from '../../../ui/button.ts';
import { useAdminTexts } from '../../language.ts';
import { DeleteButton } from '../../list/delete-button.tsx';
import { DocumentButton } from '../form/document-field.tsx';
import { amountText } from '../money-text.ts';
import { useWritesMoney } from '../use-money-right.ts';

export type ShownEntry = {
  /** The month or day of the entry. */
  when: string;
  amount: number;
  currency: string;
  /** More about the entry. */
  notes: (string | null)[];
  document?: number | null;
};

type Props = {
  entry: ShownEntry;
  deletion: string;
  isDeleting: boolean;
  onDelete: () => void;
  onEdit: () => void;
};

/** A statement, a payment or a correction in a list. */
export function EntryRow({ entry, deletion, isDeleting, onDelete, onEdit }: Props) {
  const { moneyEntry: text, shared } = useAdminTexts();
  const writes = useWritesMoney();
  const { when, amount, currency, notes, document } = entry;
  const name = `${when}: ${amountText(amount, currency)}`;
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-1.5 py-2.5 text-small">
      <p className="min-w-32">{when}</p>
      <p className="figures min-w-28 font-strong text-body">{amountText(amount, currency)}</p>
      <p className="min-w-0 flex-1 basis-48 wrap-anywhere text-muted">
        {notes.filter(Boolean).join(' · ')}
      </p>
      {document && <DocumentButton id={document} label={text.document} />}
      {writes && (
        <div className="flex">
          <button
            type="button"
            title={shared.edit}
            onClick={onEdit}
            className={buttonClass.rowIcon}
          >
            <Pencil className="size-4" strokeWidth={1.75} aria-hidden="true" />
            <span className="sr-only">{text.named(shared.edit, name)}</span>
          </button>
          <DeleteButton
            name={name}
            consequence={deletion}
            isPending={isDeleting}
            onDelete={onDelete}
          />
        </div>
      )}
    </div>
  );
}
