import { use } from 'react';
import { buttonClass } from '../../../ui/button.ts';
import { trpc } from '../../api.ts';
import { changeTitle } from '../../catalogue/history/change-title.ts';
import { toast } from '../../frame/toast-store.ts';
import { useAdminTexts } from '../../language.ts';
import { useMayWrite } from '../../people/sign-in/use-session.ts';
import { TitledSection } from '../../titled-section.tsx';
import type { Conflict } from '../release-output.ts';
import { changeOf } from './change-of.ts';
import { OneValue } from './live-value.tsx';
import { OrderValue } from './order-value.tsx';
import { describeField } from './proposed-fields.ts';
import { NamingProposalsContext } from './use-names.ts';

/** Fields that someone has changed since, with the three values and one press to choose. */
export function ConflictList({ conflicts }: { conflicts: Conflict[] }) {
  const { conflict: text } = useAdminTexts().release;
  if (conflicts.length === 0) return null;
  return (
    <TitledSection id="conflicts" title={text.title} className="flex flex-col gap-3">
      <p className="text-muted">{text.explanation}</p>
      <ul aria-label={text.title} className="flex flex-col gap-3">
        {conflicts.map((conflict) => (
          <ConflictCard
            key={`${conflict.proposal_id} ${conflict.language} ${conflict.field}`}
            conflict={conflict}
          />
        ))}
      </ul>
    </TitledSection>
  );
}

function ConflictCard({ conflict }: { conflict: Conflict }) {
  const texts = useAdminTexts();
  const { conflict: text } = texts.release;
  const proposal = use(NamingProposalsContext).find(({ id }) => id === conflict.proposal_id);
  if (!proposal) return null;
  const { kind, entity_id } = proposal;
  const { field, language } = conflict;
  const isGone = field === 'id';
  const described = describeField(kind, { field, language }, texts);
  const label = isGone ? text.deleted : described.label;
  return (
    <li className="flex flex-col gap-3 rounded-card border border-danger-line bg-raised p-4 text-small">
      <p dir="auto">
        <span className="font-strong">{changeTitle(changeOf(proposal), texts.history)}</span>{' '}
        <span className="text-muted">{label}</span>
      </p>
      {!isGone && (
        <dl className="grid gap-3 sm:grid-cols-3">
          {(['base', 'live', 'proposed'] as const).map((side) => (
            <div
              key={side}
              className="flex min-w-0 flex-col gap-1 rounded-control border border-line p-3"
            >
              <dt className="text-muted">{text[side]}</dt>
              <dd dir="auto" className="break-words">
                {field === 'order' ? (
                  <OrderValue kind={kind} id={entity_id} value={conflict[side]} />
                ) : (
                  <OneValue format={described.format} value={conflict[side]} />
                )}
              </dd>
            </div>
          ))}
        </dl>
      )}
      <Choice conflict={conflict} label={label} isGone={isGone} />
    </li>
  );
}

type ChoiceProps = { conflict: Conflict; label: string; isGone: boolean };

function Choice({ conflict, label, isGone }: ChoiceProps) {
  const { conflict: text } = useAdminTexts().release;
  const resolve = trpc.admin.proposal.resolve.useMutation({
    onSuccess: () => toast.success(text.settled),
  });
  const mayWrite = useMayWrite();
  if (!mayWrite) return null;
  const { proposal_id: id, field, language } = conflict;
  const sides = isGone ? (['live'] as const) : (['live', 'proposed'] as const);
  return (
    <div className="flex flex-wrap gap-2">
      {sides.map((take) => (
        <button
          key={take}
          type="button"
          disabled={resolve.isPending}
          onClick={() => resolve.mutate({ id, field, language, take })}
          className={buttonClass.quiet}
        >
          {take === 'live' ? text.keepLive : text.takeProposed}
          <span className="sr-only">{text.ofField(label)}</span>
        </button>
      ))}
    </div>
  );
}
