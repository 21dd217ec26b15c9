/** Reads cards, rows, tickets and search hits: each names one partner and gives its facts, one per line. */
import { type Claim, claimOn, hoursIn, numberIn } from './claim.ts';
import type { HtmlNode } from './html-tree.ts';
import { linesOf, type Page } from './read-page.ts';
import { countryOf, licenceShown, methodOf } from './vocabulary.ts';

type Said = [about: string, value: string | number] | undefined;
type Pattern = [RegExp, (...groups: string[]) => Said];

const amount = '[$₺]([\\d.,]+)';
const patterns: Pattern[] = [
  [/^(?:Rating|Puan) (\d[.,]\d)(?:\/5)?$/, (rating = '') => ['rating', numberIn(rating)]],
  [/^licensed in (.+)$/i, (country = '') => ['licence', countryOf(country)]],
  [/^(.+) lisanslı$/i, (country = '') => ['licence', countryOf(country)]],
  [/^(?:licence|lisans): (.+ .+ .+)$/i, (name = '') => ['licence', licenceShown(name)]],
  [/^pays out in (\d+) (h|days)$/i, (n = '', unit = '') => ['payout', hoursIn(n, unit)]],
  [/^(\d+) (saat|gün)(?:te|de) çekim$/i, (n = '', unit = '') => ['payout', hoursIn(n, unit)]],
  [/^(?:pays out instantly|anında çekim)$/i, () => ['payout', 0]],
  [
    /^([^:]+): pays out in (\d+) (h|days)$/i,
    (method = '', n = '', unit = '') => [`payout by ${methodOf(method)}`, hoursIn(n, unit)],
  ],
  [
    /^([^:]+): (\d+) (saat|gün)(?:te|de) çekim$/i,
    (method = '', n = '', unit = '') => [`payout by ${methodOf(method)}`, hoursIn(n, unit)],
  ],
  [new RegExp(`^(?:from|en az) ${amount}$`, 'i'), (n = '') => ['deposit', numberIn(n)]],
  [/^(\d+)x (?:wagering|çevrim)$/i, (times = '') => ['wagering', Number(times)]],
  [/^(?:no wagering|çevrim şartı yok)$/i, () => ['wagering', 0]],
];

export type Card = {
  partner: string;
  element: HtmlNode;
  rank: number | undefined;
  isClosed: boolean;
  claims: Claim[];
};

const rankLine = /^(?:Rank (\d+)|(\d+)\. sıra)$/;
const partnerLine = /^(?:Partner: |Partner adı: |İş ortağı: |Partner )?(.+)$/;

/** A hit in the search starts with its kind, such as “Product View”, on the same line as its name. */
function subjectOf(lines: readonly string[], names: ReadonlySet<string>): string | undefined {
  const named = lines.map((line) => partnerLine.exec(line)?.[1] ?? '').filter((n) => names.has(n));
  const distinct = [...new Set(named)];
  return distinct.length === 1 ? distinct[0] : undefined;
}

/** Cards are the innermost list items, articles and captions that name exactly one partner. */
export function cardsOn(page: Page, names: ReadonlySet<string>): Card[] {
  const claim = claimOn(page);
  return page.main.all('li', 'article').flatMap((element) => {
    const inner = element.all('li', 'article');
    if (inner.some((one) => subjectOf(linesOf(one), names))) return [];
    const lines = linesOf(element);
    const partner = subjectOf(lines, names);
    if (!partner) return [];
    const rank = lines.map((line) => rankLine.exec(line)).find((match) => match !== null);
    const claims = lines.flatMap((words) =>
      patterns.flatMap(([pattern, said]) => {
        const match = pattern.exec(words);
        const found = match && said(...match.slice(1));
        return found ? [claim({ partner, about: found[0], value: found[1], words })] : [];
      }),
    );
    return {
      partner,
      element,
      claims,
      rank: rank ? Number(rank[1] ?? rank[2]) : undefined,
      isClosed: lines.some((line) => /^(?:Not available here|Burada kullanılamıyor)$/.test(line)),
    };
  });
}
