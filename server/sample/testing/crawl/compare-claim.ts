/** Reads the comparison: a row for each fact, a column for each partner, and a list of what is the same for all. */
import { amountIn, type Claim, claimOn, hoursIn, numberIn } from './claim.ts';
import { linesOf, type Page, textOf } from './read-page.ts';
import { licenceShown, methodOf } from './vocabulary.ts';

type Said = [about: string, value: string | number];

const rows: [RegExp, (line: string) => Said[]][] = [
  [
    /^(?:Rating|Puan)$/,
    (line) => read(/^(\d[.,]\d)\/5/, line, ([n = '']) => ['rating', numberIn(n)]),
  ],
  [
    /^(?:Licence|Lisans)$/,
    (line) =>
      read(/^(.+) · (?:Valid|Geçerli)/, line, ([name = '']) => {
        licenceShown(name);
        return ['valid licence', name];
      }),
  ],
  [
    /^(?:Payments|Ödemeler)$/,
    (line) =>
      read(
        /^(.+) · (?:\d+ – )?(\d+) (h|days?|saat|gün)/,
        line,
        ([name = '', n = '', unit = '']) => [`payout by ${methodOf(name)}`, hoursIn(n, unit)],
      ),
  ],
  [
    /^(?:Fastest payout|En hızlı çekim)$/,
    (line) =>
      read(/^(\d+) (h|days?|saat|gün)/, line, ([n = '', unit = '']) => [
        'payout',
        hoursIn(n, unit),
      ]),
  ],
  [
    /^(?:Minimum deposit|Minimum yatırım)$/,
    (line) => {
      const amount = amountIn(line);
      return amount === undefined ? [] : [['deposit', amount]];
    },
  ],
];

function read(pattern: RegExp, line: string, said: (groups: string[]) => Said): Said[] {
  const match = pattern.exec(line);
  return match ? [said(match.slice(1))] : [];
}

const best = /(?:^| )(fastest|lowest|highest|most|en hızlı|en düşük|en yüksek|en çok)$/;

/** The columns whose figure is marked as the best of the row. */
export type Marked = { about: string; marked: string[]; compared: string[] };

export function comparison(page: Page): { claims: Claim[]; marks: Marked[] } {
  const claim = claimOn(page);
  const [head, ...body] = page.main.all('tr');
  const partners = (head?.all('a') ?? [])
    .filter((link) => /\/casino\/\d+/.test(link.attribute('href') ?? ''))
    .map(textOf);
  const claims: Claim[] = [];
  const marks: Marked[] = [];
  const say = (name: string, lines: string[], partner: string) => {
    const row = rows.find(([label]) => label.test(name));
    for (const line of row ? lines : [])
      for (const [about, value] of row?.[1](line) ?? [])
        claims.push(claim({ partner, about, value, words: `${name}: ${line}` }));
  };
  for (const row of body) {
    const name = linesOf(row)[0] ?? '';
    const cells = row.all('td').map(linesOf);
    for (const [column, lines] of cells.entries()) say(name, lines, partners[column] ?? '');
    const marked = partners.filter((_, column) => best.test(cells[column]?.join(' ') ?? ''));
    if (marked.length > 0) marks.push({ about: name, marked, compared: partners });
  }
  for (const term of page.main.all('dt')) {
    const [value] = term.following();
    if (value) for (const one of partners) say(textOf(term), linesOf(value), one);
  }
  return { claims, marks };
}
