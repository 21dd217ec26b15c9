import { Pencil } from 'lucide-react';
import { type FormEvent, type KeyboardEvent, useState } from 'react';
import type { ImportAddress } from '#contract/move-in/site-import.ts';
import { maxLength } from '#contract/text-rule.ts';
import { buttonClass } from '../../../ui/button.ts';
import { FieldError, inputClass } from '../../../ui/field/field.tsx';
import { useFocusAfterForm } from '../../../ui/form-focus.ts';
import { showsOwnErrors } from '../../admin-query-client.ts';
import { trpc } from '../../api.ts';
import { useAdminTexts } from '../../language.ts';
import { StatusChips } from '../../list/status-chips.tsx';
import { rowClass } from '../../list/table/table-frame.tsx';
import { problemOf } from '../../problem.ts';

type Props = {
  /** Of the import. */
  id: number;
  address: ImportAddress;
  isLocked: boolean;
};

export function AddressRow({ id, address, isLocked }: Props) {
  const { moveIn, shared } = useAdminTexts();
  const text = moveIn.addresses;
  const { from_path, to_path, is_edited } = address;
  const [isEditing, setEditing] = useState(false);
  const button = useFocusAfterForm(isEditing);
  return (
    <tr data-row className={`${rowClass} @min-[54rem]:min-h-11`}>
      <td className="wrap-anywhere block min-w-0 basis-full">{from_path}</td>
      <td
        className={`min-w-0 basis-4/5 ${isEditing ? 'block basis-full @min-[54rem]:col-span-2' : 'wrap-anywhere flex items-center gap-3 text-muted'}`}
      >
        {isEditing ? (
          <TargetForm id={id} address={address} onClose={() => setEditing(false)} />
        ) : (
          <>
            <span aria-hidden="true" className="@min-[54rem]:hidden">
              →
            </span>
            <span className="min-w-0">{to_path ?? text.gone}</span>
            {is_edited && <StatusChips statuses={[{ label: text.edited, tone: 'plain' }]} />}
          </>
        )}
      </td>
      {!isEditing && (
        <td className="ml-auto flex justify-end">
          {!isLocked && (
            <button
              ref={button}
              type="button"
              title={shared.edit}
              onClick={() => setEditing(true)}
              className={buttonClass.rowIcon}
            >
              <Pencil className="size-4" strokeWidth={1.75} aria-hidden="true" />
              <span className="sr-only">{text.edit(from_path)}</span>
            </button>
          )}
        </td>
      )}
    </tr>
  );
}

type FormProps = { id: number; address: ImportAddress; onClose: () => void };

function TargetForm({ id, address: { from_path, to_path }, onClose }: FormProps) {
  const { moveIn, refusal, shared } = useAdminTexts();
  const text = moveIn.addresses;
  const [target, setTarget] = useState(to_path ?? '');
  const [isGone, setGone] = useState(to_path === null);
  const edit = trpc.admin.siteImport.editAddresses.useMutation({
    ...showsOwnErrors,
    onSuccess: onClose,
  });
  const errorId = `error ${from_path}`.replaceAll(/\s/g, '-');

  function closeOnEscape({ key }: KeyboardEvent) {
    if (key === 'Escape') onClose();
  }

  function save(event: FormEvent) {
    event.preventDefault();
    edit.mutate({ id, items: [{ from_path, to_path: isGone ? null : target.trim() }] });
  }

  return (
    <form onSubmit={save} className="flex flex-col gap-1 py-1.5">
      <div className="flex flex-wrap items-center gap-2">
        <input
          type="text"
          aria-label={text.target(from_path)}
          aria-invalid={edit.isError}
          aria-describedby={edit.isError ? errorId : undefined}
          // biome-ignore lint/a11y/noAutofocus: the form replaces the button that was pressed
          autoFocus
          required
          disabled={isGone}
          maxLength={maxLength.link}
          value={isGone ? '' : target}
          onChange={(event) => setTarget(event.target.value)}
          onKeyDown={closeOnEscape}
          className={`min-w-0 flex-1 basis-56 ${inputClass}`}
        />
        <label className="flex min-h-9 items-center gap-2 text-small">
          <input
            type="checkbox"
            checked={isGone}
            onChange={(event) => setGone(event.target.checked)}
            className="size-5 accent-brass"
          />
          {text.isGone}
        </label>
        <button type="submit" disabled={edit.isPending} className={buttonClass.primary}>
          {shared.save}
        </button>
        <button type="button" onClick={onClose} className={buttonClass.quiet}>
          {shared.cancel}
        </button>
      </div>
      {edit.isError && <FieldError id={errorId} message={problemOf(edit.error, refusal).message} />}
    </form>
  );
}
