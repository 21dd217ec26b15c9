import {
  type StatSource,
  type StatSourceDraft,
  statSourceDraft,
} from '#contract/money/stat-source.ts';
import { showsOwnErrors } from '../../admin-query-client.ts';
import { trpc } from '../../api.ts';
import { formatTime } from '../../format.ts';
import { toast } from '../../frame/toast-store.ts';
import { useAdminTexts } from '../../language.ts';
import type { FormStart } from '../form/use-edited.ts';
import { EditableRow } from '../list/editable-row.tsx';
import { useWritesMoney } from '../use-money-right.ts';
import { SourceForm } from './source-form.tsx';
import { SourceImport } from './source-import.tsx';
import { type SourceValues, sourceValuesOf } from './source-values.ts';

export function SourceRow({ source }: { source: StatSource }) {
  const { form, statSource: text } = useAdminTexts();
  const { id, name, programme_id } = source;
  const writes = useWritesMoney();
  const utils = trpc.useUtils();
  const startOf = (source: StatSource): FormStart<SourceValues, StatSourceDraft> => ({
    values: sourceValuesOf(source),
    before: statSourceDraft.parse(source),
    reload: async () => startOf(await utils.admin.statSource.get.fetch({ id })),
  });
  const update = trpc.admin.statSource.update.useMutation(showsOwnErrors);
  const remove = trpc.admin.statSource.delete.useMutation({
    onSuccess: () => toast.success(form.deleted(name)),
  });
  return (
    <EditableRow
      name={name}
      deletion={text.deletion}
      isDeleting={remove.isPending}
      onDelete={() => remove.mutate({ id })}
      form={(close) => (
        <SourceForm
          title={text.editTitle}
          programmeId={programme_id}
          {...startOf(source)}
          save={async (draft, before) => {
            await update.mutateAsync({ id, draft, before });
            toast.success(form.saved(draft.name));
            close();
          }}
          onCancel={close}
        />
      )}
    >
      {(buttons) => (
        <article className="flex flex-col gap-3 rounded-card border border-line bg-raised p-4">
          <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
            <div className="min-w-0 wrap-anywhere">
              <h3 dir="auto" className="font-strong">
                {name}
              </h3>
              <Facts source={source} />
            </div>
            {buttons && <div className="flex gap-2">{buttons}</div>}
          </div>
          {writes && <SourceImport source={source} />}
        </article>
      )}
    </EditableRow>
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
