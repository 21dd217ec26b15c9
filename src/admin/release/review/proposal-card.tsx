import { Link, type LinkProps } from '@tanstack/react-router';
import { isListKind } from '#contract/release/proposal.ts';
import type { Release } from '#contract/release/release.ts';
import { changeTitle, editLink } from '../../catalogue/history/change-title.ts';
import { formatTime } from '../../format.ts';
import { useAdminTexts } from '../../language.ts';
import type { Status } from '../../list/row-status.ts';
import { StatusChips } from '../../list/status-chips.tsx';
import type { Proposal } from '../release-output.ts';
import { isEditable } from '../working/use-editable-releases.ts';
import { changeOf } from './change-of.ts';
import { Comments } from './comments.tsx';
import { ProposalActions } from './proposal-actions.tsx';
import { ProposalDifference } from './proposal-difference.tsx';

const tones = {
  open: 'quiet',
  asked: 'warning',
  approved: 'good',
  refused: 'bad',
  published: 'good',
} as const satisfies Record<Proposal['state'], Status['tone']>;

type Props = { proposal: Proposal; release: Release };

export function ProposalCard({ proposal, release }: Props) {
  const { history, release: text } = useAdminTexts();
  const { id, kind, action, author, via, proposed_at, state, reason, needs_approval } = proposal;
  const title = changeTitle(changeOf(proposal), history);
  const statuses: Status[] = [
    ...(via === 'agent'
      ? [{ label: text.agent.mark, title: text.agent.proposedBy(author), tone: 'plain' as const }]
      : []),
    { label: text.actions[action], tone: action === 'delete' ? 'bad' : 'plain' },
    ...(state === 'open' && !needs_approval
      ? []
      : [{ label: text.proposalStates[state], tone: tones[state] }]),
  ];
  return (
    <li
      id={`proposal-${id}`}
      className="flex scroll-mt-20 flex-col gap-3 rounded-card border border-line bg-raised p-4 text-small"
    >
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <p
          dir="auto"
          className={`min-w-0 truncate font-strong ${action === 'delete' ? 'line-through' : ''}`}
        >
          <Link {...linkTo(proposal, release)} className="underline-offset-4 hover:underline">
            {title}
          </Link>
        </p>
        <span className="text-muted">{history.kinds[kind].kind}</span>
        <span className="ml-auto">
          <StatusChips statuses={statuses} />
        </span>
      </div>
      <ProposalDifference proposal={proposal} />
      {reason !== null && (
        <p dir="auto" className="whitespace-pre-line">
          <span className="text-muted">{text.proposal.reason}: </span>
          {reason}
        </p>
      )}
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <div className="text-muted">
          <p>{text.proposal.by(author, via, formatTime(proposed_at))}</p>
          <Decision proposal={proposal} />
        </div>
        {isEditable(release) && (
          <ProposalActions proposal={proposal} release={release} title={title} />
        )}
      </div>
      <Comments proposal={proposal} title={title} />
    </li>
  );
}

function Decision({ proposal: { state, decided_by, decided_at } }: { proposal: Proposal }) {
  const { decided: text } = useAdminTexts().release.proposal;
  if (decided_by === null || decided_at === null) return null;
  const sentence = state === 'refused' ? text.refused : text.approved;
  return <p>{sentence(decided_by, formatTime(decided_at))}</p>;
}

/** A form shows the proposal. A list shows it while the person works in its release. */
function linkTo(proposal: Proposal, release: Release): LinkProps {
  const link = editLink(changeOf(proposal)) ?? { to: '/admin/releases' };
  const isShown = isEditable(release) && !isListKind(proposal.kind);
  return isShown ? { ...link, search: { proposal: proposal.id } } : link;
}
