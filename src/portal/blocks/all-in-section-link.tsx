import { pagePath } from '#contract/page-path.ts';
import { buttonClass } from '../../ui/button.ts';
import { CatalogueLink } from '../cards/catalogue-link.tsx';
import { useMessages } from '../page-context.ts';

const paths = {
  casino: pagePath.allCasinos,
  bets: pagePath.allBets,
  bonuses: pagePath.allBonuses,
};

/** Links to the complete list of a section, with its filters. */
export const AllInSectionLink = ({ section }: { section: keyof typeof paths }) => (
  <p className="mt-4">
    <CatalogueLink to={paths[section]} className={`${buttonClass.quiet} min-h-11`}>
      {useMessages().blocks.all[section]}
    </CatalogueLink>
  </p>
);
