import { pagePath } from '#contract/page-path.ts';
import { buttonClass } from '../../ui/button.ts';
import { CatalogueLink } from '../cards/catalogue-link.tsx';
import { useMessages } from '../page-context.ts';
import { FitLink } from './fit-link.tsx';

const paths = {
  casino: pagePath.allCasinos,
  bets: pagePath.allBets,
  bonuses: pagePath.allBonuses,
};

/** Links to the complete list of a section, with its filters. */
export const AllInSectionLink = ({ section }: { section: keyof typeof paths }) => (
  <p className="mt-4 flex flex-wrap gap-2">
    <CatalogueLink to={paths[section]} className={`${buttonClass.quiet} min-h-11`}>
      {useMessages().blocks.all[section]}
    </CatalogueLink>
    {section === 'casino' && <FitLink />}
  </p>
);
