import type { Dashboard } from '#contract/catalogue/dashboard.ts';
import { useAdminTexts } from '../../language.ts';
import { useSiteTime } from '../../use-site-time.ts';
import { type Attention, attentionOf } from './attention.ts';
import { AttentionRow } from './attention-row.tsx';

export function AttentionList({ dashboard }: { dashboard: Dashboard }) {
  const texts = useAdminTexts();
  const text = texts.dashboard;
  const now = useSiteTime()?.now;
  const rows: Attention[] = attentionOf(dashboard, now, texts);
  return (
    <section aria-labelledby="attention" className="flex min-w-0 flex-col gap-3">
      <h2 id="attention" className="text-large">
        {text.attention}
      </h2>
      {rows.length === 0 ? (
        <p className="rounded-card border border-line border-dashed px-6 py-12 text-center text-muted">
          {text.calm}
        </p>
      ) : (
        <ul
          aria-label={text.attention}
          className="divide-y divide-line rounded-card border border-line bg-raised"
        >
          {rows.map((row) => (
            <AttentionRow key={row.title} {...row} />
          ))}
        </ul>
      )}
    </section>
  );
}
