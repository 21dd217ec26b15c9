import { Link } from '@tanstack/react-router';
import type { ComponentPropsWithoutRef } from 'react';

type Props = Omit<ComponentPropsWithoutRef<'a'>, 'href'> & { to: string };

export const isExternal = (to: string) => /^https?:/i.test(to);

/** Neither a file, nor a query, nor what has another language or another entry. */
const isPage = (to: string) => /^\/(?!(tr|admin|api|uploads|assets)(\/|$))[\w/-]*$/.test(to);

/** A link out of the catalogue: to a partner it says that it is paid for, to a page it keeps the language. */
export function CatalogueLink({ to, ...attributes }: Props) {
  if (isExternal(to)) {
    return <a {...attributes} href={to} target="_blank" rel="sponsored nofollow noopener" />;
  }
  return isPage(to) ? <Link {...attributes} to={to} /> : <a {...attributes} href={to} />;
}
