import { ArrowRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { pagePath } from '#contract/page-path.ts';
import { CatalogueLink } from '../cards/catalogue-link.tsx';
import { useMessages } from '../page-context.ts';

function Suggestions() {
  const { label, brand, talk } = useMessages().blocks.suggestions;
  return (
    <section aria-label={label} className="grid gap-4 md:grid-cols-2">
      <Tile title={brand.title}>
        <CatalogueLink
          to={pagePath.partners}
          className="flex items-center gap-2 text-brass after:absolute after:inset-0 after:rounded-card"
        >
          {brand.text}
          <ArrowRight size={18} />
        </CatalogueLink>
      </Tile>
      <Tile title={talk.title}>
        <div className="flex flex-wrap items-center justify-between gap-3">
          <p className="text-muted">{talk.text}</p>
          <CatalogueLink
            to={pagePath.contact}
            className="flex min-h-9 items-center rounded-control border border-edge px-4 font-strong text-small transition-colors after:absolute after:inset-0 after:rounded-card hover:border-brass hover:text-brass"
          >
            {talk.action}
          </CatalogueLink>
        </div>
      </Tile>
    </section>
  );
}

/** Created once, because suggestions don't depend on the page's data. */
export const suggestions = <Suggestions />;

const Tile = ({ title, children }: { title: string; children: ReactNode }) => (
  <div className="relative flex min-h-32 flex-col justify-between gap-4 rounded-card border border-line bg-raised p-5 transition-colors hover:border-edge">
    <h2 className="text-title">{title}</h2>
    {children}
  </div>
);
