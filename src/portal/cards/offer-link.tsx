import { useMessages } from '../page-context.ts';
import { CatalogueLink } from './catalogue-link.tsx';
import type { Clicked } from './counted-click.ts';

type Props = {
  to: string;
  at: string;
  clicked: Clicked;
  /** Outlined instead of filled, so that another link on the page stands out. */
  quiet?: boolean;
  className?: string;
  children: string;
};

const filled = 'bg-brass text-on-brass hover:bg-brass-bright';
const outlined = 'border border-brass text-brass hover:bg-lifted';

export const OfferLink = ({ to, at, clicked, quiet = false, className = '', children }: Props) => (
  <CatalogueLink
    to={to}
    clicked={clicked}
    className={`flex min-h-11 flex-1 items-center justify-center rounded-control px-4 py-2 text-center font-strong transition-colors active:translate-y-px ${className} ${quiet ? outlined : filled}`}
  >
    <span className="line-clamp-2">{children}</span>
    <span className="sr-only"> {useMessages().card.at(at)}</span>
  </CatalogueLink>
);
