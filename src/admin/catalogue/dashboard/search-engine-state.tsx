import type { Dashboard } from '#contract/catalogue/dashboard.ts';
import { useAdminTexts } from '../../language.ts';
import { StatusChips } from '../../list/status-chips.tsx';
import { TitledSection } from '../../titled-section.tsx';

export function SearchState({ search }: Pick<Dashboard, 'search'>) {
  const { search: text } = useAdminTexts().dashboard;
  return (
    <TitledSection id="search-state" title={text.title} className="flex flex-col gap-2">
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
    </TitledSection>
  );
}
