/** The values of the form of a source. Empty fields are left out of what is sent. */
import type { Control } from 'react-hook-form';
import { z } from 'zod';
import type { StatPreset } from '#contract/money/stat-preset.ts';
import {
  type StatColumn,
  type StatFormat,
  type StatShape,
  type StatSource,
  type StatSourceDraft,
  statColumns,
  statSourceDraft,
} from '#contract/money/stat-source.ts';

type Header = { name: string | null; value: string | null };

export type SourceValues = {
  name: string | null;
  shape: Omit<StatShape, 'columns' | 'rows' | 'headings' | 'products'> & {
    rows: string | null;
    headings: string | null;
    columns: Record<StatColumn, string | null>;
    products: { name: string | null; product_id: number | null }[];
  };
  isFetched: boolean;
  address: {
    method: 'GET' | 'POST';
    url: string | null;
    day_format: 'ymd' | 'dmy' | 'mdy';
    to_inclusive: boolean;
    days_again: number | null;
  };
  is_nightly: boolean;
  /** The headers that were stored when the form was opened. */
  header_names: string[];
  has_secret: boolean;
  /** Null while the stored headers stay as they are. */
  headers: Header[] | null;
  /** Empty while the stored key stays as it is, or is removed. */
  secret: string | null;
  removesSecret: boolean;
};

export type SourceControl = Control<SourceValues, unknown, StatSourceDraft>;

const noColumns = Object.fromEntries(statColumns.map((column) => [column, null])) as Record<
  StatColumn,
  null
>;

const emptyAddress: SourceValues['address'] = {
  ...{ method: 'GET', url: null, day_format: 'ymd', to_inclusive: true, days_again: 40 },
};

type Programme = { time_zone: string; base_currency: string };

export const newSourceValues = ({ time_zone, base_currency }: Programme): SourceValues => ({
  name: null,
  shape: {
    format: 'csv',
    ...{ rows: null, row_shape: 'object', headings: null, columns: noColumns },
    ...{ decimal_mark: '.', unit: 'major', day_order: 'ymd', meaning: 'total' },
    ...{ time_zone, currency: base_currency, product_id: null, products: [] },
  },
  isFetched: false,
  address: emptyAddress,
  is_nightly: false,
  header_names: [],
  has_secret: false,
  headers: [],
  secret: null,
  removesSecret: false,
});

const shapeOf = (shape: StatShape): SourceValues['shape'] => ({
  ...shape,
  rows: shape.rows || null,
  headings: shape.headings || null,
  columns: { ...noColumns, ...shape.columns },
});

export const presetValues = (
  { platform, shape, address, header_names }: StatPreset,
  programme: Programme,
): SourceValues => ({
  ...newSourceValues(programme),
  name: platform,
  shape: { ...shapeOf(shape), time_zone: programme.time_zone },
  isFetched: address !== null,
  address: address ?? emptyAddress,
  headers: header_names.map((name) => ({ name, value: null })),
});

export const sourceValuesOf = ({ name, shape, address, ...source }: StatSource): SourceValues => ({
  name,
  shape: shapeOf(shape),
  isFetched: address !== null,
  address: address ?? emptyAddress,
  is_nightly: source.is_nightly,
  header_names: source.header_names,
  has_secret: source.has_secret,
  headers: source.header_names.length > 0 ? null : [],
  secret: null,
  removesSecret: false,
});

/** JSON and XML have their rows somewhere inside. A workbook has sheets. */
export const fieldsOf = (format: StatFormat) => ({
  hasPath: format === 'json' || format === 'xml',
  hasShape: format === 'json',
  hasSheet: format === 'xlsx',
});

/** An empty list removes headers only if the form showed any: someone else may have added some since. */
const sentHeaders = ({ headers, header_names }: Pick<SourceValues, 'headers' | 'header_names'>) =>
  headers && (headers.length > 0 || header_names.length > 0) ? headers.map(headerOf) : undefined;

const given = <Value>(value: Value | null) => (value === null || value === '' ? undefined : value);

export const sourceForm = (programme_id: number): z.ZodType<StatSourceDraft, SourceValues> =>
  z
    .custom<SourceValues>()
    .transform(({ name, shape, isFetched, address, is_nightly, ...values }): unknown => {
      const headers = sentHeaders(values);
      const secret = given(values.secret) ?? (values.removesSecret ? '' : undefined);
      const { hasPath, hasShape, hasSheet } = fieldsOf(shape.format);
      const columns = Object.entries(shape.columns).filter(([, heading]) => given(heading));
      return {
        programme_id,
        name: name ?? '',
        shape: {
          ...shape,
          rows: hasPath || hasSheet ? (shape.rows ?? '') : '',
          row_shape: hasShape ? shape.row_shape : 'object',
          headings: hasShape && shape.row_shape === 'table' ? (shape.headings ?? '') : '',
          columns: Object.fromEntries(columns),
          products: shape.products.map((product) => ({
            name: given(product.name),
            product_id: given(product.product_id),
          })),
        },
        address: isFetched
          ? { ...address, url: address.url ?? '', days_again: given(address.days_again) }
          : null,
        is_nightly: isFetched && is_nightly,
        ...(isFetched && headers && { headers }),
        ...(isFetched && secret !== undefined && { secret }),
      };
    })
    .pipe(statSourceDraft as z.ZodType<StatSourceDraft, unknown>);

const headerOf = ({ name, value }: Header) => ({ name: name ?? '', value: value ?? '' });
