import { pagePath } from '#contract/page-path.ts';
import { CatalogueLink } from '../cards/catalogue-link.tsx';
import { usePageContext } from '../page-context.ts';

/** Shown only while the page is published. */
export function HowWeRankLink() {
  const { language, messages, site } = usePageContext();
  if (site.emptyPaths[language].includes(pagePath.howWeRank)) return null;
  return (
    <CatalogueLink
      to={pagePath.howWeRank}
      className="inline-flex min-h-8 items-center text-muted text-small underline decoration-edge underline-offset-4 transition-colors hover:text-ink"
    >
      {messages.blocks.howWeRank}
    </CatalogueLink>
  );
}
