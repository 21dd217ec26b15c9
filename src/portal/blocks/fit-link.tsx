import { pagePath } from '#contract/page-path.ts';
import { buttonClass } from '../../ui/button.ts';
import { CatalogueLink } from '../cards/catalogue-link.tsx';
import { useMessages } from '../page-context.ts';

/** Leads to the three questions that find casinos. */
export const FitLink = () => (
  <CatalogueLink to={pagePath.fit} className={`${buttonClass.quiet} min-h-11`}>
    {useMessages().blocks.fit}
  </CatalogueLink>
);
