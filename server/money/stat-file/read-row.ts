import { isMoneyCurrency } from '#contract/money/money-currency.ts';
import {
  type StatFigure,
  type StatRow,
  statAmounts,
  statCounts,
} from '#contract/money/stat-row.ts';
import type { StatColumn, StatShape } from '#contract/money/stat-source.ts';
import { isMarketCode } from '#contract/site/market-code.ts';
import {
  fits,
  isStorable,
  maxLength,
  tooLongMessage,
  unstorableMessage,
} from '#contract/text-rule.ts';
import { isLikeFormula, type RawCell, type RawRow, shortened, shown } from './raw-row.ts';
import { dayReader } from './read-day.ts';
import { type Read, readAmount, readCount } from './read-number.ts';

export type RowReading = {
  row?: StatRow;
  errors: { path: StatColumn; message: string }[];
  /** A product name that the source doesn't know. Reported once for all of its rows. */
  unknownProduct?: string;
};

/** Corrections can be negative in changes. A day's net revenue and earnings can be anywhere. */
const mayBeNegative: readonly StatFigure[] = ['net_revenue', 'earned'];

/** Returns a function that reads rows according to the source. */
export function rowReader(shape: StatShape, now: number) {
  const { columns } = shape;
  const readDay = dayReader({ order: shape.day_order, timeZone: shape.time_zone, now });
  const productIds = new Map(
    shape.products.map(({ name, product_id }) => [folded(name), product_id]),
  );

  function readFigure(figure: StatFigure, cell: RawCell, currency: string): Read<number> {
    const mark = shape.decimal_mark;
    const read = isAmount(figure)
      ? readAmount(cell, { mark, unit: shape.unit, currency })
      : readCount(cell, mark);
    if (read.error !== undefined || read.value >= 0) return read;
    if (shape.meaning === 'change' || mayBeNegative.includes(figure)) return read;
    return { error: `Must not be negative: ${shown(cell)}` };
  }

  return ({ cells, fault }: RawRow): RowReading => {
    if (fault !== undefined) return { errors: [{ path: 'day', message: fault }] };
    const errors: RowReading['errors'] = [];
    const take = <Value>(path: StatColumn, read: Read<Value>, otherwise: Value): Value => {
      if (read.error === undefined) return read.value;
      errors.push({ path, message: read.error });
      return otherwise;
    };
    const text = (path: StatColumn) => take(path, readText(cells[path]), '');

    const currency = take('currency', readCurrency(text('currency'), shape.currency), '');
    const productName = text('product');
    const productId =
      productName === '' ? (shape.product_id ?? 0) : productIds.get(folded(productName));
    const row: StatRow = {
      day: take('day', readDay(cells.day), ''),
      product_id: productId ?? 0,
      campaign: text('campaign'),
      market: take('market', readMarket(text('market')), ''),
      currency,
      visits: 0,
      sign_ups: 0,
      first_deposits: 0,
      deposits: 0,
      net_revenue: 0,
      earned: 0,
    };
    for (const figure of figures) {
      if (columns[figure] === undefined) continue;
      // Without a currency, nobody knows how many decimals an amount has.
      if (currency === '' && isAmount(figure)) continue;
      row[figure] = take(figure, readFigure(figure, cells[figure], currency), 0);
    }
    const unknown = productId === undefined ? { unknownProduct: productName } : {};
    return errors.length > 0 ? { errors, ...unknown } : { row, errors, ...unknown };
  };
}

const figures: readonly StatFigure[] = [...statCounts, ...statAmounts];

const isAmount = (figure: StatFigure) => (statAmounts as readonly StatFigure[]).includes(figure);

const folded = (name: string) => name.trim().toLowerCase();

function readText(cell: RawCell): Read<string> {
  if (cell === undefined || cell === null) return { value: '' };
  if (typeof cell === 'number') return { value: String(cell) };
  if (typeof cell === 'object') {
    if ('isFormula' in cell) return { error: 'Is a formula; paste its value instead' };
    return { error: `Must be a text: ${shown(cell)}` };
  }
  const text = cell.trim();
  if (isLikeFormula(text)) return { error: `Starts like a formula: ${shown(text)}` };
  if (!fits(text, maxLength.title)) return { error: tooLongMessage(maxLength.title) };
  return isStorable(text) ? { value: text } : { error: unstorableMessage };
}

function readCurrency(text: string, otherwise: string): Read<string> {
  const code = text === '' ? otherwise : text.toUpperCase();
  return isMoneyCurrency(code)
    ? { value: code }
    : { error: `Is not a currency code: ${shortened(text)}` };
}

/** Codes longer than a country's must be in capitals, so that names such as Spain aren't mistaken for them. */
function readMarket(text: string): Read<string> {
  if (text === '' || /^[a-z]{2}$/i.test(text)) return { value: text.toUpperCase() };
  return isMarketCode(text)
    ? { value: text }
    : { error: `Is not the code of a country or market, such as DE: ${shortened(text)}` };
}
