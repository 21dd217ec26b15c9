import { pagePath } from '#contract/page-path.ts';
import { CatalogueLink } from '../cards/catalogue-link.tsx';
import { useMessages } from '../page-context.ts';

export const HowWeRankLink = () => (
  <CatalogueLink
    to={pagePath.howWeRate}
    className="inline-flex min-h-8 items-center text-muted text-small underline decoration-edge underline-offset-4 transition-colors hover:text-ink"
  >
    {useMessages().blocks.howWeRank}
  </CatalogueLink>
);
