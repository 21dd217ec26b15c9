import { availabilities } from '../availability.ts';
import type { ProductMarket } from '../product-market.ts';
import { isUrl, type Pasted, readLines, writeLine } from './fact-line.ts';

type Known = { markets: readonly string[]; current: readonly ProductMarket[] };

/** Reads lines such as `US-NJ; open; https://partner.example/nj; #2`, where #2 is a licence. Keeps existing labels. */
export const readMarketLines = (
  text: string,
  { markets, current }: Known,
): Pasted<Omit<ProductMarket, 'i18n'> & Partial<ProductMarket>> =>
  readLines(text, ([first = '', ...cells]) => {
    const market_code = first.toUpperCase();
    if (!markets.includes(market_code)) return { unknown: first };
    const before = current.find((one) => one.market_code === market_code);
    const i18n = before && { i18n: before.i18n };
    const row = { market_code, ...blank, ...i18n };
    for (const cell of cells) {
      const availability = availabilities.find((one) => one === cell.toLowerCase());
      if (availability) row.availability = availability;
      else if (isUrl(cell)) row.ref_link = cell;
      else if (/^#\d{1,3}$/.test(cell)) row.licence_id = Number(cell.slice(1));
      else return { unknown: cell };
    }
    return { rows: [row] };
  });

const blank: Pick<ProductMarket, 'availability' | 'ref_link' | 'licence_id'> = {
  availability: 'unknown',
  ref_link: null,
  licence_id: null,
};

/** Writes a line that `readMarketLines` can read. */
export const writeMarketLine = ({
  market_code,
  availability,
  ref_link,
  licence_id,
}: ProductMarket): string =>
  writeLine([market_code, availability, ref_link, licence_id === null ? null : `#${licence_id}`]);
