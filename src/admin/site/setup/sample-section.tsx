import { useState } from 'react';
import type { Sample } from '#contract/site/sample.ts';
import { buttonClass } from '../../../ui/button.ts';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { trpc } from '../../api.ts';
import { formatTime } from '../../format.ts';
import { ConfirmDialog } from '../../frame/confirm-dialog.tsx';
import { toast } from '../../frame/toast-store.ts';
import { useAdminTexts } from '../../language.ts';
import { LoadError } from '../../load-error.tsx';
import { TitledSection } from '../../titled-section.tsx';
import { KeptRows, LeftOutRows, RemovableRows } from './sample-rows.tsx';

export function SampleSection() {
  const { sample: text } = useAdminTexts().setup;
  const { data, error, refetch } = trpc.admin.sample.get.useQuery();
  return (
    <TitledSection id="sample" title={text.title} className="flex scroll-mt-6 flex-col gap-4">
      {error ? (
        <LoadError error={error} retry={refetch} />
      ) : data ? (
        <SampleState sample={data} />
      ) : (
        <Skeleton className="h-48" />
      )}
    </TitledSection>
  );
}

function SampleState({ sample }: { sample: Sample }) {
  const { sample: text } = useAdminTexts().setup;
  const { removable, kept, removed } = sample;
  const restore = trpc.admin.sample.restore.useMutation({
    onSuccess: ({ restored }) => toast.success(text.restored(restored)),
  });
  return (
    <>
      {removed && (
        <div className="flex flex-wrap items-center gap-3 rounded-card border border-line bg-raised p-5">
          <p className="min-w-0 wrap-anywhere">
            {text.removedBy(removed.actor, removed.rows, formatTime(removed.at))}
          </p>
          <button
            type="button"
            disabled={restore.isPending}
            onClick={() => restore.mutate({ at: removed.at })}
            className={buttonClass.quiet}
          >
            {text.bringBack}
          </button>
        </div>
      )}
      {restore.data && restore.data.left_out.length > 0 && (
        <LeftOutRows rows={restore.data.left_out} />
      )}
      {removable.length > 0 && <RemoveSample sample={sample} />}
      {removable.length === 0 && !removed && (
        <p className="text-muted">{kept.length > 0 ? text.yours : text.none}</p>
      )}
      {kept.length > 0 && <KeptRows rows={kept} />}
    </>
  );
}

function RemoveSample({ sample: { removable, version } }: { sample: Sample }) {
  const { setup, shared } = useAdminTexts();
  const text = setup.sample;
  const [asking, setAsking] = useState(false);
  const remove = trpc.admin.sample.remove.useMutation({
    onSuccess: ({ removed }) => toast.success(text.removed(removed)),
  });
  return (
    <>
      <p className="max-w-[44rem] text-muted">{text.explanation}</p>
      <RemovableRows rows={removable} />
      <button
        type="button"
        disabled={remove.isPending}
        onClick={() => setAsking(true)}
        className={`self-start ${buttonClass.danger}`}
      >
        {text.remove}
      </button>
      {asking && (
        <ConfirmDialog
          title={text.askToRemove}
          text={text.consequence(removable.length)}
          action={shared.remove}
          onConfirm={() => remove.mutate({ version })}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  );
}
