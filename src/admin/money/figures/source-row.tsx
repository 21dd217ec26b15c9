import { Pencil } from 'lucide-react';
import { useState } from 'react';
import type { StatSource } from '#contract/money/stat-source.ts';
import { buttonClass } from '../../../ui/button.ts';
import { showsOwnErrors } from '../../admin-query-client.ts';
import { trpc } from '../../api.ts';
import { formatTime } from '../../format.ts';
import { toast } from '../../frame/toast-store.ts';
import { useAdminTexts } from '../../language.ts';
import { DeleteButton } from '../../list/delete-button.tsx';
import { useWritesMoney } from '../use-money-right.ts';
import { SourceForm } from './source-form.tsx';
import { SourceImport } from './source-import.tsx';
import { sourceValuesOf } from './source-values.ts';

export function SourceRow({ source }: { source: StatSource }) {
  const { form, shared, statSource: text } = useAdminTexts();
  const { id, name, programme_id } = source;
  const writes = useWritesMoney();
  const [isEditing, setEditing] = useState(false);
  const update = trpc.admin.statSource.update.useMutation(showsOwnErrors);
  const remove = trpc.admin.statSource.delete.useMutation({
    onSuccess: () => toast.success(form.deleted(name)),
  });
  if (isEditing) {
    return (
      <SourceForm
        title={text.editTitle}
        programmeId={programme_id}
        source={source}
        values={sourceValuesOf(source)}
        save={async (draft) => {
          await update.mutateAsync({ id, draft });
          toast.success(form.saved(draft.name));
          setEditing(false);
        }}
        onCancel={() => setEditing(false)}
      />
    );
  }
  return (
    <article className="flex flex-col gap-3 rounded-card border border-line bg-raised p-4">
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
        <div className="min-w-0 wrap-anywhere">
          <h3 dir="auto" className="font-strong">
            {name}
          </h3>
          <Facts source={source} />
        </div>
        {writes && (
          <div className="flex gap-2">
            <button type="button" onClick={() => setEditing(true)} className={buttonClass.quiet}>
              <Pencil className="size-4" strokeWidth={1.75} aria-hidden="true" />
              {shared.edit}
              <span className="sr-only">{name}</span>
            </button>
            <DeleteButton
              name={name}
              consequence={text.deletion}
              isPending={remove.isPending}
              onDelete={() => remove.mutate({ id })}
            />
          </div>
        )}
      </div>
      {writes && <SourceImport source={source} />}
    </article>
  );
}

const hostOf = (url: string) => /^https:\/\/([^/?#]+)/.exec(url)?.[1] ?? url;

function Facts({ source }: { source: StatSource }) {
  const { refusal, statSource: text } = useAdminTexts();
  const { address, shape, is_nightly, last_fetched_at, last_error, warnings } = source;
  const facts = [
    shape.format.toUpperCase(),
    address ? text.fromAddress(hostOf(address.url)) : text.fromFile,
    ...(is_nightly ? [text.nightly] : []),
    ...(address
      ? [last_fetched_at ? text.lastFetched(formatTime(last_fetched_at)) : text.neverFetched]
      : []),
  ];
  return (
    <>
      <p className="text-muted text-small">{facts.join(' · ')}</p>
      {last_error && (
        <p className="text-danger text-small">{text.lastError(refusal.translate(last_error))}</p>
      )}
      {warnings.map((warning) => (
        <p key={warning} className="text-small text-warning">
          {refusal.translate(warning)}
        </p>
      ))}
    </>
  );
}
