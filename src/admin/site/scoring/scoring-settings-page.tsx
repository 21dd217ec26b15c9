import {
  type Scoring,
  type ScoringDraft,
  scoringDraft,
  scoringId,
} from '#contract/catalogue/score/scoring.ts';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { showsOwnErrors } from '../../admin-query-client.ts';
import { trpc } from '../../api.ts';
import { HistorySection } from '../../catalogue/history/history-section.tsx';
import { EntityForm } from '../../form/entity-form.tsx';
import { toast } from '../../frame/toast-store.ts';
import { useAdminTexts } from '../../language.ts';
import { LoadError } from '../../load-error.tsx';
import { CriterionFields } from './criterion-fields.tsx';
import type { ScoringValues } from './scoring-values.ts';

export function ScoringSettingsPage() {
  const { data, error, isFetchedAfterMount, refetch } = trpc.admin.scoring.get.useQuery();
  // Errors come last, because a failed refetch must not replace a form that may have unsaved input.
  if (data && isFetchedAfterMount) return <ScoringForm scoring={data} />;
  if (!error) return <Skeleton className="h-96" />;
  return <LoadError error={error} retry={refetch} />;
}

function ScoringForm({ scoring }: { scoring: Scoring }) {
  const { scoring: text } = useAdminTexts();
  const update = trpc.admin.scoring.update.useMutation(showsOwnErrors);
  const utils = trpc.useUtils();
  return (
    <>
      <p className="max-w-[40rem] text-muted">{text.explanation}</p>
      <EntityForm<ScoringValues, ScoringDraft, Scoring>
        schema={scoringDraft}
        values={scoringDraft.parse(scoring)}
        save={(draft, before) => update.mutateAsync({ draft, before })}
        reload={() => utils.admin.scoring.get.fetch()}
        onSaved={() => toast.success(text.saved)}
      >
        {(control) => <CriterionFields control={control} />}
      </EntityForm>
      <HistorySection entity="scoring" id={scoringId} />
    </>
  );
}
