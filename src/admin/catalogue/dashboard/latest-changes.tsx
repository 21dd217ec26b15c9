import { Link } from '@tanstack/react-router';
import type { Dashboard } from '#contract/catalogue/dashboard.ts';
import { formatTime } from '../../format.ts';
import { useAdminTexts } from '../../language.ts';
import { changeTitle } from '../history/change-title.ts';

export function LatestChanges({ changes }: Pick<Dashboard, 'changes'>) {
  const { dashboard: text, history } = useAdminTexts();
  return (
    <section aria-labelledby="latest-changes" className="flex flex-col gap-3">
      <div className="flex items-baseline justify-between gap-3">
        <h2 id="latest-changes" className="text-large">
          {text.latest}
        </h2>
        <Link to="/admin/history" className="text-brass text-small underline underline-offset-4">
          {text.allChanges}
        </Link>
      </div>
      {changes.length === 0 ? (
        <p className="text-muted">{history.empty}</p>
      ) : (
        <ol aria-label={text.latest} className="flex flex-col divide-y divide-line">
          {changes.map((change) => (
            <li key={change.seq} className="flex flex-col py-2.5">
              <Link
                to="/admin/history"
                search={{ kind: change.entity, of: change.entity_id }}
                dir="auto"
                className="truncate underline-offset-4 hover:underline"
              >
                {changeTitle(change, history)}
              </Link>
              <span className="text-muted text-small">
                {text.changedBy(
                  history.kinds[change.entity].kind,
                  history.actions[change.action],
                  change.actor,
                )}
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
}
