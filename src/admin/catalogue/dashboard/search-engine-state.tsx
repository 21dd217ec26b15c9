import type { Dashboard } from '#contract/catalogue/dashboard.ts';
import { useAdminTexts } from '../../language.ts';
import { StatusChips } from '../../list/status-chips.tsx';

export function SearchState({ search }: Pick<Dashboard, 'search'>) {
  const { search: text } = useAdminTexts().dashboard;
  return (
    <section aria-labelledby="search-state" className="flex flex-col gap-2">
      <h2 id="search-state" className="text-large">
        {text.title}
      </h2>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <StatusChips
          statuses={[
            search.status === 'ok'
              ? { label: text.working, tone: 'good' }
              : { label: text.degraded, tone: 'bad' },
          ]}
        />
        <p className="text-small">{text.engines[search.engine]}</p>
      </div>
      <p className="text-muted text-small">
        {search.pending === 0 ? text.knowsAll : text.pending(search.pending)}
      </p>
    </section>
  );
}
