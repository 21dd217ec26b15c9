import { useEffect, useState } from 'react';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { Field, inputClass } from '../../../ui/field/field.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { showsOwnErrors } from '../../admin-query-client.ts';
import { client, trpc } from '../../api.ts';
import { changeTitle } from '../../catalogue/history/change-title.ts';
import { ClosingForm } from '../../form/closing-form.tsx';
import { FormButtons } from '../../form/form-buttons.tsx';
import { toast } from '../../frame/toast-store.ts';
import { useAdminTexts } from '../../language.ts';
import { useSession } from '../../people/sign-in/use-session.ts';
import { problemOf } from '../../problem.ts';
import type { AgentUndoResult } from '../release-output.ts';
import { changeOf } from '../review/change-of.ts';
import { keptText } from '../undo/kept-text.ts';
import { UndoPlan } from '../undo/undo-plan.tsx';
import { mondayOf } from './monday-of.ts';

type Props = { today: string; onClose: () => void };

/** Shows what would be withdrawn and undone since a day, before it is done. */
export function AgentUndoDialog({ today, onClose }: Props) {
  const texts = useAdminTexts();
  const text = texts.release.agent.undo;
  const own = useSession()?.name ?? '';
  const [person, setPerson] = useState(own);
  const [since, setSince] = useState(mondayOf(today));
  const { plan, error, setError } = usePlan(person, since);
  const undo = trpc.admin.agentChange.undo.useMutation(showsOwnErrors);
  const isEmpty = plan?.undone.length === 0 && plan.withdrawn.length === 0;
  async function save() {
    await undo.mutateAsync({ person, since }).then(
      ({ release, withdrawn, undone, kept }) => {
        const isSent = release !== null && release.state !== 'published';
        const left = keptText(kept, texts);
        const sentences = [
          text.done(withdrawn.length, isSent ? 0 : undone.length),
          isSent && texts.release.undo.sent,
          left && texts.release.undo.doneInPart(left),
        ];
        toast.success(sentences.filter(Boolean).join(' '));
        onClose();
      },
      (failure) => setError(problemOf(failure, texts.refusal).message),
    );
  }
  return (
    <Dialog title={text.title} onClose={onClose}>
      <p className="text-muted text-small">{text.explanation}</p>
      <ClosingForm save={save}>
        <PersonField own={own} person={person} onChoose={setPerson} />
        <Field label={text.since} error={since === '' ? text.noDay : undefined}>
          {(attributes) => (
            <input
              {...attributes}
              type="date"
              value={since}
              max={today}
              onChange={({ target }) => setSince(target.value)}
              className={`figures ${inputClass}`}
            />
          )}
        </Field>
        {!plan && !error && since !== '' && <Skeleton className="h-20" />}
        {plan && <Plan plan={plan} />}
        {error && (
          <p role="alert" className="text-danger">
            {error}
          </p>
        )}
        <FormButtons action={text.action} disabled={!plan || isEmpty} onCancel={onClose} />
      </ClosingForm>
    </Dialog>
  );
}

/** A dry run changes nothing, so nothing has to be loaded again after it. */
function usePlan(person: string, since: string) {
  const { refusal } = useAdminTexts();
  const [plan, setPlan] = useState<AgentUndoResult>();
  const [error, setError] = useState<string>();
  useEffect(() => {
    let isCurrent = true;
    setPlan(undefined);
    setError(undefined);
    if (since === '') return;
    client.admin.agentChange.undo.mutate({ person, since, dry_run: true }).then(
      (found) => isCurrent && setPlan(found),
      (failure) => isCurrent && setError(problemOf(failure, refusal).message),
    );
    return () => {
      isCurrent = false;
    };
  }, [person, since, refusal]);
  return { plan, error, setError };
}

type PersonProps = { own: string; person: string; onChoose: (person: string) => void };

/** Only owners undo the changes of other people's agents. */
function PersonField({ own, person, onChoose }: PersonProps) {
  const { undo: text } = useAdminTexts().release.agent;
  const isOwner = useSession()?.role === 'owner';
  const { data } = trpc.admin.token.list.useQuery({}, { enabled: isOwner });
  if (!isOwner) return null;
  const names = new Set([own, ...(data?.items.map(({ name }) => name) ?? [])]);
  return (
    <Field label={text.person}>
      {(attributes) => (
        <select
          {...attributes}
          value={person}
          onChange={({ target }) => onChoose(target.value)}
          className={inputClass}
        >
          {[...names].map((name) => (
            <option key={name}>{name}</option>
          ))}
        </select>
      )}
    </Field>
  );
}

const maxShown = 20;

function Plan({ plan: { withdrawn, undone, kept } }: { plan: AgentUndoResult }) {
  const { history, release } = useAdminTexts();
  const text = release.agent.undo;
  return (
    <div role="status" className="flex max-h-[40dvh] flex-col gap-4 overflow-y-auto text-small">
      {withdrawn.length === 0 && undone.length === 0 && <p>{text.nothing}</p>}
      {withdrawn.length > 0 && (
        <div className="flex flex-col gap-1">
          <p className="text-muted">{text.withdrawn}</p>
          <ul>
            {withdrawn.slice(0, maxShown).map((proposal) => (
              <li key={proposal.id} dir="auto" className="font-strong">
                {changeTitle(changeOf(proposal), history)}
              </li>
            ))}
            {withdrawn.length > maxShown && (
              <li className="text-muted">{history.andMore(withdrawn.length - maxShown)}</li>
            )}
          </ul>
        </div>
      )}
      <UndoPlan undone={undone} kept={kept} />
    </div>
  );
}
