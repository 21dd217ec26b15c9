import { Link } from '@tanstack/react-router';
import type { Dashboard } from '#contract/admin/dashboard.ts';
import { formatTime } from '../format.ts';
import { actionWords, kindWords, titleOf } from '../history/change-title.ts';

export const LatestChanges = ({ changes }: Pick<Dashboard, 'changes'>) => (
  <section aria-labelledby="latest-changes" className="flex flex-col gap-3">
    <div className="flex items-baseline justify-between gap-3">
      <h2 id="latest-changes" className="text-large">
        Latest changes
      </h2>
      <Link to="/admin/history" className="text-brass text-small underline underline-offset-4">
        All changes
      </Link>
    </div>
    {changes.length === 0 ? (
      <p className="text-muted">Nothing was changed yet.</p>
    ) : (
      <ol aria-label="Latest changes" className="flex flex-col divide-y divide-line">
        {changes.map((change) => (
          <li key={change.seq} className="flex flex-col py-2.5">
            <Link
              to="/admin/history"
              search={{ kind: change.entity, of: change.entity_id }}
              dir="auto"
              className="truncate underline-offset-4 hover:underline"
            >
              {titleOf(change)}
            </Link>
            <span className="text-muted text-small">
              {kindWords[change.entity].kind}, {actionWords[change.action]} by{' '}
              <span dir="auto">{change.actor}</span>
            </span>
            <time dateTime={change.at} className="text-muted text-small">
              {formatTime(change.at)}
            </time>
          </li>
        ))}
      </ol>
    )}
  </section>
);
