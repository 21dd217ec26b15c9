import type { ReactNode } from 'react';
import { LogoTile } from '../../ui/logo-tile.tsx';
import { siteTimeOf } from '../time-of.ts';
import type { Way } from './described-field.ts';

/** What things are called that a change knows by their ids. */
export type Names = { things: Map<number, string>; categories: Map<number, string> };

const nameIn = (names: Map<number, string>, id: unknown) => names.get(Number(id)) ?? `#${id}`;

export const Thumbnail = ({ url }: { url: string }) => (
  <span title={url} className="inline-block">
    <LogoTile name="" url={url} size="small" />
    <span className="sr-only">{url}</span>
  </span>
);

type SingleWay = Exclude<Way, 'categories' | 'images'>;

const tellers: Record<SingleWay, (value: unknown, names: Names) => ReactNode> = {
  text: (value) => String(value),
  figure: (value) => <span className="figures">{String(value)}</span>,
  rating: (value) => <span className="figures">{Number(value).toFixed(1)}</span>,
  word: (value) => String(value).charAt(0).toUpperCase() + String(value).slice(1),
  'yes-no': (value) => (value ? 'Yes' : 'No'),
  active: (value) => (value ? 'Active' : 'Hidden'),
  time: (value) => siteTimeOf(String(value)),
  product: (value, { things }) => nameIn(things, value),
  category: (value, { categories }) => nameIn(categories, value),
  image: (value) => <Thumbnail url={String(value)} />,
};

type Props = { way: SingleWay; value: unknown; names: Names };

export const ToldValue = ({ way, value, names }: Props) =>
  value === null || value === undefined ? 'nothing' : tellers[way](value, names);

export const categoryName = ({ categories }: Names, id: number) => nameIn(categories, id);
export const thingName = ({ things }: Names, id: number) => nameIn(things, id);
