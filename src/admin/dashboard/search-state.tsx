import type { Dashboard } from '#contract/admin/dashboard.ts';
import { StatusChips } from '../list/status-chips.tsx';
import { figureOf } from '../time-of.ts';

const engineNames: Record<Dashboard['search']['engine'], string> = {
  embedded: 'The embedded engine answers',
  meilisearch: 'Meilisearch answers',
};

/** Which engine finds, how it is, and how much it has not heard of yet. */
export const SearchState = ({ search }: Pick<Dashboard, 'search'>) => (
  <section aria-labelledby="search-state" className="flex flex-col gap-2">
    <h2 id="search-state" className="text-large">
      Search
    </h2>
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
      <StatusChips
        statuses={[
          search.status === 'ok'
            ? { label: 'Working', tone: 'good' }
            : { label: 'Degraded', tone: 'bad' },
        ]}
      />
      <p className="text-small">{engineNames[search.engine]}.</p>
    </div>
    <p className="text-muted text-small">
      {search.pending === 0
        ? 'It knows of every change.'
        : `Changes that it does not know of yet: ${figureOf(search.pending)}.`}
    </p>
  </section>
);
