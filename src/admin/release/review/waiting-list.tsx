import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { buttonClass } from '../../../ui/button.ts';
import { changeTitle } from '../../catalogue/history/change-title.ts';
import { formatTime } from '../../format.ts';
import { useAdminTexts } from '../../language.ts';
import { TitledSection } from '../../titled-section.tsx';
import type { Proposal } from '../release-output.ts';
import { useReleaseName } from '../working/use-release-name.ts';
import { changeOf } from './change-of.ts';
import { useWaitingForMe } from './use-waiting-for-me.ts';

const maxShown = 5;

/** Lists what waits for this person's approval, if anything does. */
export function WaitingForYou() {
  const { waiting: text } = useAdminTexts().release;
  const { proposals, total } = useWaitingForMe();
  const [isWhole, setWhole] = useState(false);
  if (total === 0) return null;
  return (
    <TitledSection
      id="waiting-for-you"
      title={`${text.title} (${total})`}
      className="flex flex-col gap-3"
    >
      <Rows proposals={isWhole ? proposals : proposals.slice(0, maxShown)} />
      {total > maxShown && !isWhole && (
        <button
          type="button"
          onClick={() => setWhole(true)}
          className={`self-start ${buttonClass.quiet}`}
        >
          {text.all}
        </button>
      )}
    </TitledSection>
  );
}

function Rows({ proposals }: { proposals: Proposal[] }) {
  const { release: text } = useAdminTexts();
  return (
    <ul
      aria-label={text.waiting.title}
      className="rounded-card border border-line bg-raised text-small"
    >
      {proposals.map((proposal) => (
        <Row key={proposal.id} proposal={proposal} />
      ))}
    </ul>
  );
}

function Row({ proposal }: { proposal: Proposal }) {
  const { history, release: text } = useAdminTexts();
  const { release_id, author, kind, action, proposed_at } = proposal;
  const name = useReleaseName(release_id) ?? '';
  return (
    <li className="flex flex-col gap-0.5 border-line border-t px-4 py-2.5 first:border-t-0">
      <Link
        to="/admin/releases/$id"
        params={{ id: String(release_id) }}
        hash={`proposal-${proposal.id}`}
        dir="auto"
        className="w-fit max-w-full truncate font-strong underline-offset-4 hover:underline"
      >
        {changeTitle(changeOf(proposal), history)}
      </Link>
      <p className="text-muted">
        {[history.kinds[kind].kind, text.actions[action], author, formatTime(proposed_at), name]
          .filter(Boolean)
          .join(' · ')}
      </p>
    </li>
  );
}
