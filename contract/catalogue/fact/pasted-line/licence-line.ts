import { isCountryOrRegion } from '../../vocabulary/country.ts';
import type { Licence } from '../product-facts.ts';
import {
  findNamed,
  isDay,
  isUrl,
  type Named,
  type Pasted,
  readLines,
  readMarkets,
  readWord,
  writeLine,
} from './fact-line.ts';

type Known = {
  regulators: readonly Named[];
  markets: readonly string[];
  states: Record<Licence['state'], string>;
};

/**
 * Reads lines such as `Larkmoor; LGC-1204; Copper Ltd; GB US`. The first cell is the regulator. Any other text is the
 * licence number or, if it comes second, the holder.
 */
export const readLicences = (
  text: string,
  { regulators, markets, states }: Known,
  blank: Licence,
): Pasted<Licence> =>
  readLines(text, ([name = '', ...cells]) => {
    const regulator = findNamed(regulators, name);
    if (!regulator) return { unknown: name };
    const licence: Licence = { ...blank, regulator_id: regulator.id };
    const texts: string[] = [];
    for (const cell of cells) {
      const state = readWord(cell, states);
      const places = readMarkets(cell, isPlace(markets));
      const [, source] = sourcePattern.exec(cell) ?? [];
      const [, lastDay] = untilPattern.exec(cell) ?? [];
      if (state) licence.state = state;
      else if (places) licence.markets = places;
      else if (lastDay && isDay(lastDay)) licence.valid_until = lastDay;
      else if (isDay(cell)) licence.verified_on = cell;
      else if (/^#\d{1,3}$/.test(cell)) licence.id = Number(cell.slice(1));
      else if (source) licence.source_url = source;
      else if (isUrl(cell)) licence.register_url = cell;
      else texts.push(cell);
    }
    const [number = nothing, holder = nothing, unknown] = texts;
    if (unknown !== undefined) return { unknown };
    licence.number = number === nothing ? null : number;
    licence.holder = holder === nothing ? null : holder;
    return { rows: [licence] };
  });

/** Editors enter this if the number is missing, so that the text after it is read as the holder. */
const nothing = '-';

const untilPattern = /^(?:until|bitiş):\s*(\S+)$/i;
const sourcePattern = /^(?:source|kaynak):\s*(https?:\/\/.*)$/i;

const isPlace = (markets: readonly string[]) => (code: string) =>
  markets.includes(code) || isCountryOrRegion(code);

/** Writes a line that `readLicences` can read. */
export function writeLicence(licence: Licence, regulator: string): string {
  const { number, holder, state, markets, register_url, source_url, verified_on } = licence;
  const { valid_until } = licence;
  return writeLine([
    regulator,
    number ?? (holder && nothing),
    holder,
    state,
    markets.join(' '),
    valid_until && `until: ${valid_until}`,
    register_url,
    source_url && `source: ${source_url}`,
    verified_on,
    `#${licence.id}`,
  ]);
}
