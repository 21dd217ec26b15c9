import { Link, type LinkProps } from '@tanstack/react-router';
import type { CalendarItem } from '#contract/catalogue/calendar.ts';
import { languageName } from '../../format.ts';
import { entityLink } from '../../frame/menu/entity-screen.ts';
import { useAdminTexts } from '../../language.ts';

type Props = { item: CalendarItem; className: string };

const linkTo = ({ kind, id }: CalendarItem): LinkProps =>
  kind === 'release'
    ? { to: '/admin/releases/$id', params: { id: String(id) } }
    : entityLink(kind, id);

export const ItemLink = ({ item, className }: Props) => (
  <Link {...linkTo(item)} dir="auto" className={`underline-offset-4 hover:underline ${className}`}>
    {item.name}
  </Link>
);

export const itemKey = ({ kind, id, happens, lang }: CalendarItem) =>
  `${kind} ${id} ${happens} ${lang}`;

/** Returns texts for an item's kind and market, and for what will happen to it. */
export function useItemText() {
  const { calendar: text } = useAdminTexts();
  return {
    place: ({ kind, lang, market_code }: CalendarItem) =>
      [text.kinds[kind], lang ? languageName(lang) : market_code].filter(Boolean).join(', '),
    happens: ({ kind, happens }: CalendarItem) =>
      kind === 'content-page' || kind === 'release' ? text.published : text[happens],
  };
}
