import type { ReactNode } from 'react';
import type { Helpline } from '#contract/catalogue/market.ts';
import { LogoTile } from '../../ui/image/logo-tile.tsx';
import { formatSiteTime } from '../format.ts';
import type { ValueFormat } from './field-description.ts';

/** Names of what a change refers to by id. */
export type Names = { entities: Map<number, string>; categories: Map<number, string> };

const nameIn = (names: Map<number, string>, id: unknown) => names.get(Number(id)) ?? `#${id}`;

export const Thumbnail = ({ url }: { url: string }) => (
  <span title={url} className="inline-block">
    <LogoTile name="" url={url} size="small" />
    <span className="sr-only">{url}</span>
  </span>
);

type SingleFormat = Exclude<ValueFormat, 'categories' | 'images'>;

const renderers: Record<SingleFormat, (value: unknown, names: Names) => ReactNode> = {
  text: (value) => String(value),
  figure: (value) => <span className="figures">{String(value)}</span>,
  rating: (value) => <span className="figures">{Number(value).toFixed(1)}</span>,
  word: (value) => String(value).charAt(0).toUpperCase() + String(value).slice(1),
  'yes-no': (value) => (value ? 'Yes' : 'No'),
  active: (value) => (value ? 'Active' : 'Hidden'),
  time: (value) => formatSiteTime(String(value)),
  product: (value, { entities }) => nameIn(entities, value),
  category: (value, { categories }) => nameIn(categories, value),
  helplines: (value) => helplineText(value as Helpline[]),
  image: (value) => <Thumbnail url={String(value)} />,
};

const helplineText = (helplines: Helpline[]) =>
  helplines
    .map(({ name, phone, url, verified_on }) => `${name} (${phone ?? url}, checked ${verified_on})`)
    .join('; ') || 'none';

type Props = { format: SingleFormat; value: unknown; names: Names };

export const FieldValue = ({ format, value, names }: Props) =>
  value === null || value === undefined ? 'nothing' : renderers[format](value, names);

export const categoryName = ({ categories }: Names, id: number) => nameIn(categories, id);
export const entityName = ({ entities }: Names, id: number) => nameIn(entities, id);
