import type { Dashboard } from '#contract/admin/dashboard.ts';
import { formatNumber } from '../format.ts';
import { StatusChips } from '../list/status-chips.tsx';

const engineNames: Record<Dashboard['search']['engine'], string> = {
  embedded: 'The embedded engine answers',
  meilisearch: 'Meilisearch answers',
};

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
        : `Changes that it does not know of yet: ${formatNumber(search.pending)}.`}
    </p>
  </section>
);
