/** Collects all claims about partners from every part of a page. */
import { type Card, cardsOn } from './card-claim.ts';
import { amountIn, type Claim, claimOn, hoursIn, numberIn } from './claim.ts';
import type { HtmlNode } from './html-tree.ts';
import { proseClaims } from './prose-claim.ts';
import { linesOf, type Page, textOf } from './read-page.ts';
import { countryOf, licenceShown, methodOf, regulators } from './vocabulary.ts';

type Claims = Claim[];
type Names = ReadonlySet<string>;

const hours = /^(?:(\d+) – )?(\d+) (h|days?|saat|gün)/;

/** The longest time of a range, or none where the page gives no time. */
function timeIn(text: string): { min: number; max: number } | undefined {
  if (/^(?:Instant|Anında)/.test(text)) return { min: 0, max: 0 };
  const [found, min, max = '', unit = ''] = hours.exec(text) ?? [];
  if (!found) return;
  return { min: hoursIn(min ?? max, unit), max: hoursIn(max, unit) };
}

/** The four tiles: a term and its lines, of which the first is the figure. */
function tileClaims(page: Page, partner: string): Claims {
  const claim = claimOn(page);
  return page.main.all('dt').flatMap((term) => {
    const name = textOf(term);
    const lines = siblingsOf(term);
    const [first = '', second] = lines;
    const words = `${name}: ${lines.join(', ')}`;
    const say = (about: string, value: string | number) => [
      claim({ partner, about, value, words }),
    ];
    if (/^(?:Licence|Lisans)$/.test(name)) {
      if (/^(?:Not checked|Kontrol edilmedi)/.test(first)) return [];
      if (!second) return say('licence', licenceShown(first));
      const country = countryOf(first);
      return [...say('licence', country), ...say('licence', licenceShown(second))];
    }
    const time = timeIn(first);
    if (/^(?:Fastest payout|En hızlı çekim)$/.test(name) && time) return say('payout', time.max);
    const amount = amountIn(first);
    if (/^(?:Minimum deposit|Minimum yatırım)$/.test(name) && amount !== undefined)
      return say('deposit', amount);
    if (/^(?:Wagering|Çevrim şartı)$/.test(name) && /^\d+x/.test(first))
      return say('wagering', Number.parseInt(first, 10));
    return [];
  });
}

function siblingsOf(term: HtmlNode): string[] {
  const after = term.following();
  const end = after.findIndex(({ name }) => name !== 'dd');
  return after.slice(0, end < 0 ? undefined : end).flatMap(linesOf);
}

/** The tables of licences and payments. */
function tableClaims(page: Page, partner: string): Claims {
  const claim = claimOn(page);
  return page.main.all('tr').flatMap((row) => {
    const cells = row.all('td').map(linesOf);
    const [name = '', ...about] = cells[0] ?? [];
    const words = cells.flat().join(' · ');
    const say = (what: string, value: string | number) =>
      claim({ partner, about: what, value, words });
    if (name in regulators) {
      const applies = about.some((line) => /Operates here|Burada bu lisansla/.test(line));
      const isValid = cells.flat().some((line) => /^(?:Valid|Geçerli)/.test(line));
      return [
        say(isValid ? 'valid licence' : 'invalid licence', name),
        ...(applies ? [say('licence', licenceShown(name))] : []),
      ];
    }
    const method = methodOf(name);
    if (!method) return [];
    const [direction = ''] = about;
    const time = timeIn(cells[2]?.[0] ?? '');
    const paysOut = /ithdrawals|çekme/.test(direction) && time;
    const amount = amountIn(cells[1]?.[0] ?? '');
    const takes = /^(?:Deposits|Para yatırma)/.test(direction);
    return [
      ...(paysOut
        ? [say(`payout by ${method}`, time.max), say(`least payout by ${method}`, time.min)]
        : []),
      ...(takes && amount !== undefined ? [say(`deposit by ${method}`, amount)] : []),
    ];
  });
}

/** The rating above the tiles, which isn’t part of a card. */
function ownRating(page: Page, partner: string): Claims {
  const inCard = (element: HtmlNode) => element.closest('li', 'article') !== null;
  return page.main.all('p').flatMap((paragraph) => {
    if (inCard(paragraph)) return [];
    const words = textOf(paragraph);
    const match = /^(?:Rating|Puan) (\d[.,]\d)\/5/.exec(words);
    if (!match) return [];
    return [claimOn(page)({ partner, about: 'rating', value: numberIn(match[1] ?? ''), words })];
  });
}

/** The partner that a text is about: that of its card, of the page, or the one that its heading starts with. */
function subjectOf(paragraph: HtmlNode, page: Page, { cards, names }: Known): string[] {
  const card = cards.find(({ element }) => isWithin(paragraph, element));
  if (card) return [card.partner];
  const entry = paragraph.closest('li', 'article');
  const headings = [entry ? textOf(entry.all('h2', 'h3', 'a')[0]) : '', page.heading];
  const found = headings.flatMap((text) =>
    [...names].filter((name) => text === name || text.startsWith(`${name}:`)),
  );
  return found.slice(0, 1);
}

const isWithin = (node: HtmlNode | null, outer: HtmlNode): boolean =>
  node !== null && (node === outer || isWithin(node.parent, outer));

type Known = { cards: readonly Card[]; names: Names };

export function claimsOn(page: Page, names: Names): { claims: Claims; cards: Card[] } {
  const cards = cardsOn(page, names);
  const known = { cards, names };
  const paragraphs = page.main
    .all('p', 'li', 'dd', 'td', 'span')
    .filter((one) => one.all('p', 'li', 'dd', 'td', 'span').length === 0);
  const prose = paragraphs.flatMap((one) =>
    linesOf(one).flatMap((line) =>
      proseClaims(page, line, { partners: subjectOf(one, page, known), names }),
    ),
  );
  const own = [...names].find((name) => page.heading === name);
  const ofPage = own
    ? [
        ...tileClaims(page, own),
        ...tableClaims(page, own),
        ...ownRating(page, own),
        ...proseClaims(page, page.description, { partners: [own], names }),
      ]
    : proseClaims(page, page.description, {
        partners: [...names].filter((name) => page.heading.startsWith(`${name}:`)),
        names,
      });
  return { claims: [...cards.flatMap(({ claims }) => claims), ...prose, ...ofPage], cards };
}
