import { Link } from '@tanstack/react-router';
import type { ComponentPropsWithoutRef } from 'react';

type Props = Omit<ComponentPropsWithoutRef<'a'>, 'href'> & { to: string };

export const isExternal = (to: string) => /^https?:/i.test(to);

/** Files, queries, other languages and the admin are no pages for the router. */
const isPage = (to: string) => /^\/(?!(tr|admin|api|uploads|assets)(\/|$))[\w/-]*$/.test(to);

/** A link to a partner is marked as sponsored, and a link to a page keeps the language. */
export function CatalogueLink({ to, ...attributes }: Props) {
  if (isExternal(to)) {
    return <a {...attributes} href={to} target="_blank" rel="sponsored nofollow noopener" />;
  }
  return isPage(to) ? <Link {...attributes} to={to} /> : <a {...attributes} href={to} />;
}
