import { useMessages } from '../page-context.ts';
import { CatalogueLink } from './catalogue-link.tsx';
import type { Clicked } from './counted-click.ts';

type Props = { to: string; at: string; clicked: Clicked; children: string };

export const OfferLink = ({ to, at, clicked, children }: Props) => (
  <CatalogueLink
    to={to}
    clicked={clicked}
    className="flex min-h-11 flex-1 items-center justify-center rounded-control bg-brass px-4 py-2 text-center font-strong text-on-brass transition-colors hover:bg-brass-bright active:translate-y-px"
  >
    <span className="line-clamp-2">{children}</span>
    <span className="sr-only"> {useMessages().card.at(at)}</span>
  </CatalogueLink>
);
