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
import { useAdminTexts } from '../../language.ts';
import { LoadError } from '../../load-error.tsx';
import { formOfProposal } from '../../release/form/form-of-proposal.ts';
import {
  ProposedForm,
  type ShownProposal,
  useShowProposed,
} from '../../release/form/proposed-form.tsx';
import { useUndoableToast } from '../../release/undo/use-undoable-toast.ts';
import { CriterionFields } from './criterion-fields.tsx';
import type { ScoringValues } from './scoring-values.ts';

export function ScoringSettingsPage() {
  const { data, error, isFetchedAfterMount, refetch } = trpc.admin.scoring.get.useQuery();
  // Errors come last, because a failed refetch must not replace a form that may have unsaved input.
  if (data && isFetchedAfterMount) {
    return (
      <ProposedForm kind="scoring" id={scoringId}>
        {(shown) => <ScoringForm scoring={data} shown={shown} />}
      </ProposedForm>
    );
  }
  if (!error) return <Skeleton className="h-96" />;
  return <LoadError error={error} retry={refetch} />;
}

type Props = { scoring: Scoring; shown: ShownProposal | undefined };

function ScoringForm({ scoring, shown }: Props) {
  const { scoring: text } = useAdminTexts();
  const update = trpc.admin.scoring.update.useMutation(showsOwnErrors);
  const utils = trpc.useUtils();
  const showProposed = useShowProposed();
  const showUndoable = useUndoableToast();
  return (
    <>
      <p className="max-w-[40rem] text-muted">{text.explanation}</p>
      <EntityForm<ScoringValues, ScoringDraft, Scoring>
        schema={scoringDraft}
        {...formOfProposal(scoringDraft, scoring, shown, {
          save: update.mutateAsync,
          reload: () => utils.admin.scoring.get.fetch(),
        })}
        onProposed={showProposed}
        onSaved={(saved) => showUndoable(text.saved, saved)}
      >
        {(control) => <CriterionFields control={control} />}
      </EntityForm>
      <HistorySection entity="scoring" id={scoringId} />
    </>
  );
}
