import { Link } from '@tanstack/react-router';
import type { ComponentPropsWithoutRef } from 'react';
import { type Clicked, countedAs } from './counted-click.ts';

type Props = Omit<ComponentPropsWithoutRef<'a'>, 'href'> & {
  to: string;
  /** The item whose clicks are counted if the link leads to a partner. */
  clicked?: Clicked | undefined;
};

export const isExternal = (to: string) => /^https?:/i.test(to);

/** Returns whether the router can open the path, unlike files, queries, other languages and the admin. */
const isPage = (to: string) => /^\/(?!(tr|admin|api|uploads|assets|go)(\/|$))[\w/-]*$/.test(to);

/** Marks a link as current only on its own page, and not on pages below it. */
export const ownPageOnly = { exact: true, includeSearch: false };

/** Marks links to partners as sponsored, and keeps the language in links to pages. */
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
    <Link {...attributes} to={to} activeOptions={ownPageOnly} />
  ) : (
    <a {...attributes} href={to} />
  );
}
