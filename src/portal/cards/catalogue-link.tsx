import { Link } from '@tanstack/react-router';
import type { ComponentPropsWithoutRef } from 'react';
import { type Clicked, countedAs } from './counted-click.ts';

type Props = Omit<ComponentPropsWithoutRef<'a'>, 'href'> & {
  to: string;
  /** The thing that is counted as clicked where the link leads to a partner. */
  clicked?: Clicked | undefined;
};

export const isExternal = (to: string) => /^https?:/i.test(to);

/** Files, queries, other languages and the admin are no pages for the router. */
const isPage = (to: string) => /^\/(?!(tr|admin|api|uploads|assets|go)(\/|$))[\w/-]*$/.test(to);

/** On a page below another one, the other is not the current page. */
export const ownPageAlone = { exact: true, includeSearch: false };

/** A link to a partner is marked as sponsored, and a link to a page keeps the language. */
export function CatalogueLink({ to, clicked, ...attributes }: Props) {
  if (isExternal(to)) {
    return (
      <a
        {...attributes}
        {...countedAs(clicked)}
        href={to}
        target="_blank"
        rel="sponsored nofollow noopener"
      />
    );
  }
  if (to.startsWith('/go/')) return <a {...attributes} href={to} rel="sponsored nofollow" />;
  return isPage(to) ? (
    <Link {...attributes} to={to} activeOptions={ownPageAlone} />
  ) : (
    <a {...attributes} href={to} />
  );
}
