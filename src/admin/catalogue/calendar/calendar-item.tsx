import { Link } from '@tanstack/react-router';
import type { CalendarItem } from '#contract/catalogue/calendar.ts';
import { languageName } from '../../format.ts';
import { entityLink } from '../../frame/menu/entity-screen.ts';
import { useAdminTexts } from '../../language.ts';

type Props = { item: CalendarItem; className: string };

export const ItemLink = ({ item: { kind, id, name }, className }: Props) => (
  <Link
    {...entityLink(kind, id)}
    dir="auto"
    className={`underline-offset-4 hover:underline ${className}`}
  >
    {name}
  </Link>
);

export const itemKey = ({ kind, id, happens, lang }: CalendarItem) =>
  `${kind} ${id} ${happens} ${lang}`;

/** Returns texts for an item's kind and market, and for what will happen to it. */
export function useItemText() {
  const { calendar: text } = useAdminTexts();
  return {
    place: ({ kind, lang, market_code }: CalendarItem) =>
      `${text.kinds[kind]}, ${lang ? languageName(lang) : market_code}`,
    happens: ({ kind, happens }: CalendarItem) =>
      kind === 'content-page' ? text.published : text[happens],
  };
}
