/** The columns of the products list. */
import type { ReactNode } from 'react';
import type { Availability } from '#contract/catalogue/fact/availability.ts';
import { figureDays, type ProductFigures } from '#contract/catalogue/product-figures.ts';
import type { AdminTexts } from '../../../../messages/en/admin/admin.ts';
import { formatDay, formatNumber } from '../../format.ts';
import type { Column } from '../../list/table/column.ts';

export const productColumns = [
  'categories',
  'rating',
  'id',
  'markets',
  'offers',
  'changed',
  'clicks',
  'status',
] as const;
export type ProductColumn = (typeof productColumns)[number];

export const defaultProductColumns: ProductColumn[] = [
  'categories',
  'rating',
  'id',
  'markets',
  'status',
];

/** Columns whose values come from a second call. */
export const needsFigures = (columns: readonly ProductColumn[]) =>
  columns.some((name) => ['markets', 'offers', 'changed', 'clicks'].includes(name));

type Labelled = Column & { name: ProductColumn };

export function labelledColumns({ form, list, product }: AdminTexts): Labelled[] {
  const { columns } = product;
  return [
    { name: 'categories', label: form.categories, width: 'minmax(0,3fr)' },
    { name: 'rating', label: product.fields.rating, width: '4rem', sort: 'rating' },
    { name: 'id', label: list.table.id, width: '3.5rem', sort: 'id' },
    { name: 'markets', label: columns.markets, width: 'minmax(0,3fr)' },
    { name: 'offers', label: columns.offers, width: '5.5rem' },
    { name: 'changed', label: columns.changed, width: 'minmax(0,3fr)' },
    { name: 'clicks', label: columns.clicks(figureDays), width: '7.5rem' },
    { name: 'status', label: list.table.status, width: 'minmax(0,3fr)' },
  ];
}

/** The texts of the columns that need figures. They stay empty until the figures have loaded. */
export function figureTexts(figures: ProductFigures | undefined, texts: AdminTexts) {
  if (!figures) return { markets: '', offers: '', changed: '', clicks: '' };
  const { product, fact } = texts;
  const { availabilities } = fact.inMarkets;
  const { markets, live_offers, changed_at, changed_by, clicks } = figures;
  return {
    markets: markets
      .map(({ code, availability }) => `${code} ${availabilities[availability].toLowerCase()}`)
      .join(', '),
    offers: formatNumber(live_offers),
    changed:
      changed_at === null
        ? '–'
        : product.columns.changedBy(formatDay(changed_at), changed_by ?? ''),
    clicks: formatNumber(clicks),
  };
}

const marks: Record<Availability, { sign: string; className: string }> = {
  open: { sign: '✓', className: 'text-good' },
  closed: { sign: '✕', className: 'text-danger' },
  unknown: { sign: '?', className: 'text-muted' },
};

/** A sign for each market. Screen readers get the text of the cell instead. */
export const MarketMarks = ({ markets }: Pick<ProductFigures, 'markets'>): ReactNode => (
  <span aria-hidden="true" className="flex gap-x-2 overflow-hidden">
    {markets.map(({ code, availability }) => (
      <span key={code} className="whitespace-nowrap">
        {code} <span className={marks[availability].className}>{marks[availability].sign}</span>
      </span>
    ))}
  </span>
);
