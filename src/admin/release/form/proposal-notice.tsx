import { Link } from '@tanstack/react-router';
import { useAdminTexts } from '../../language.ts';
import { releaseLook } from '../release-look.ts';
import type { FullProposal, Proposal } from '../release-output.ts';
import { useReleaseName } from '../working/use-release-name.ts';
import { useWorkingRelease } from '../working/working-release.ts';
import { type Entity, useWaiting } from './use-shown-proposal.ts';

type Props = { entity: Entity; shown: FullProposal | undefined };

/** Says which proposal a form shows, and which others there are. */
export function ProposalNotice({ entity, shown }: Props) {
  const { pending: text } = useAdminTexts().release;
  const { waiting } = useWaiting(entity);
  const others = waiting.filter(({ id }) => id !== shown?.id);
  if (!shown && others.length === 0) return null;
  return (
    <div
      role="status"
      className={`mb-4 flex flex-col gap-2 rounded-card px-4 py-3 text-small ${releaseLook.box}`}
    >
      {shown && <Shown proposal={shown} />}
      {others.length > 0 && (
        <div className="flex flex-wrap items-baseline gap-x-3 gap-y-1">
          <span className="font-strong">{text.count(others.length)}</span>
          {others.map((proposal) => (
            <Other key={proposal.id} proposal={proposal} />
          ))}
        </div>
      )}
    </div>
  );
}

const linkClass = 'underline underline-offset-4 hover:text-brass';

function Shown({ proposal }: { proposal: FullProposal }) {
  const { release: text } = useAdminTexts();
  const { release_id, action, state, needs_approval, reason, decided_by } = proposal;
  const name = useReleaseName(release_id) ?? '';
  const sentences = {
    create: text.pending.isNew,
    change: text.pending.shown,
    delete: text.pending.isDeleted,
    order: text.pending.shown,
  };
  const isExtra = useWorkingRelease() !== release_id;
  return (
    <>
      <div className="flex flex-wrap items-baseline gap-x-3 gap-y-1">
        <p dir="auto" className="mr-auto">
          {sentences[action](name)}{' '}
          {(state !== 'open' || needs_approval) && (
            <span className="text-muted">{text.proposalStates[state]}</span>
          )}
        </p>
        <Link to="/admin/releases/$id" params={{ id: String(release_id) }} className={linkClass}>
          {text.show}
        </Link>
        {action !== 'create' && (
          <Link to="." search={isExtra ? {} : { proposal: 'live' }} className={linkClass}>
            {text.pending.showLive}
          </Link>
        )}
      </div>
      {state === 'refused' && (
        <p className="text-warning">{text.pending.refused(decided_by ?? '', reason ?? '')}</p>
      )}
    </>
  );
}

function Other({ proposal: { id, release_id } }: { proposal: Proposal }) {
  const { pending: text } = useAdminTexts().release;
  const name = useReleaseName(release_id) ?? `#${release_id}`;
  return (
    <Link to="." search={{ proposal: id }} dir="auto" className={linkClass}>
      {text.inRelease(name)}
    </Link>
  );
}
