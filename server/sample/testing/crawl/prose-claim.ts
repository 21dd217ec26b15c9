/**
 * Finds claims in sentences: payout times by method, deposits, licences and ratings. A sentence is read word by word.
 * Partners, methods and places apply to the next time or amount, and to later sentences of the same paragraph.
 */
import { type Claim, claimOn, hoursIn, numberIn } from './claim.ts';
import type { Page } from './read-page.ts';
import { countryOf, methodOf } from './vocabulary.ts';

const counts = new Map(
  Object.entries({
    an: 1,
    one: 1,
    two: 2,
    three: 3,
    eleven: 11,
    bir: 1,
    iki: 2,
    üç: 3,
    'on bir': 11,
  }),
);
const count = '\\d{1,3}|an|one|two|three|eleven|on bir|bir|iki|üç';
/** Not “saatlik”, which is the length of something else, such as a pause. */
const unit = '(?:hours?|days?|saat(?!lik)|gün(?!lük))[\\p{L}]*';
const methods =
  'instant transfers?|bank transfers?|transfers?|cards?|bank cards?|e-wallets?|crypto(?:currency)?|anında havale|havale|(?:banka )?kart|e-cüzdan|kripto(?: para)?';

/** A time has a unit, or words like “within”, or is the first of several: “e-cüzdan 12, kart 24 saat”. */
const time = `(?<bound>(?:within|up to|can take) )?(?<!yüzde |[\\d.,$₺])(?<count>${count})(?: (?<unit>${unit})|(?<listed>,(?= )| up| (?=and )|$))?(?![\\p{L}\\d%’.]*[\\p{L}\\d%’])`;
const places = 'In the US|in the US|ABD’de|In Türkiye|in Türkiye|Türkiye’de';

type Subject = { partners: string[]; names: ReadonlySet<string> };
type State = { partners: string[]; method?: string; market?: string };

const escaped = (name: string) => name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Names are long enough not to be part of other words. */
const wordsOf = (names: ReadonlySet<string>) =>
  new RegExp(
    `(?<partner>${[...names].map(escaped).join('|')})|(?<place>${places})|(?<![\\p{L}-])(?<method>${methods})(?=[\\p{L}’]{0,4}(?:$|[\\s.,;:]))|${time}`,
    'giu',
  );

const known = new WeakMap<ReadonlySet<string>, RegExp>();
const wordsFor = (names: ReadonlySet<string>): RegExp => {
  const found = known.get(names) ?? wordsOf(names);
  known.set(names, found);
  return found;
};

const observed = /\b(?:took|reached|in our test)\b|ulaştı|sürdü|denememizde/i;
const isTime = ({ bound, unit: given, listed }: Record<string, string | undefined>) =>
  Boolean(bound ?? given ?? listed);

function timesIn(sentence: string, words: RegExp, state: State): Omit<Claim, 'page'>[] {
  const found: Omit<Claim, 'page'>[] = [];
  const tokens = [...sentence.matchAll(words)].map(({ groups = {} }) => groups);
  const first = tokens.find(({ method }) => method);
  const leads = tokens.find(({ method, count: n }) => method ?? n);
  if (first?.method && leads?.count) state.method = methodOf(first.method) ?? '';
  let isNewList = true;
  for (const token of tokens) {
    if (token.partner) {
      state.partners = isNewList ? [token.partner] : [...state.partners, token.partner];
      isNewList = false;
    } else if (token.place) state.market = /US|ABD/i.test(token.place) ? 'US' : 'TR';
    else if (token.method) state.method = methodOf(token.method) ?? '';
    else if (token.count && isTime(token) && state.method) {
      isNewList = true;
      const n = counts.get(token.count.toLowerCase()) ?? Number(token.count);
      const value = hoursIn(String(n), token.unit ?? 'hours');
      const about = `${observed.test(sentence) ? 'test payout' : 'payout'} by ${state.method}`;
      for (const partner of state.partners)
        found.push({ partner, about, value, market: state.market ?? '', words: sentence });
    }
  }
  return found;
}

type Pattern = [RegExp, (match: RegExpExecArray) => [about: string, value: string | number][]];
const countryNames = '(?:the US|Türkiye|Canada|Malta|the UK)';
const patterns: Pattern[] = [
  [
    new RegExp(`Licensed in (${countryNames})(?: and (${countryNames}))?`),
    (match) => match.slice(1).flatMap((name) => (name ? [['licensed', countryOf(name)]] : [])),
  ],
  [
    /(ABD|Türkiye)(?: ve (Kanada|Malta))?(?:’de|’da) lisanslı|^(?:\d{4}’\S+ beri )?(Türkiye)’de lisanslı/,
    (match) => match.slice(1).flatMap((name) => (name ? [['licensed', countryOf(name)]] : [])),
  ],
  [/\b(Two|Three) licences\b|^(İki|Üç) lisansı|\b(two|iki) (?:licences|lisansı)/, licencesIn],
  [/[Rr]ated (\d\.\d)/, (match) => [['rating', numberIn(match[1] ?? '')]]],
  [/rating of (\d\.\d)/, (match) => [['rating', numberIn(match[1] ?? '')]]],
  [/Puanı (\d,\d)/, (match) => [['rating', numberIn(match[1] ?? '')]]],
  [/^(\d,\d) puanı/, (match) => [['rating', numberIn(match[1] ?? '')]]],
];

function licencesIn(match: RegExpExecArray): [string, number][] {
  const word = match.slice(1).find(Boolean) ?? '';
  return [['valid licences', /^(?:two|iki)$/i.test(word) || word === 'İki' ? 2 : 3]];
}

const deposits =
  /[Dd]eposits (?:start at|from) \$(\d+)|first deposit has to be at least \$(\d+)|[Yy]atırım (?:ABD’de )?(?:en az )?(\d+) dolar(?:dan başlıyor)?/;
const reliance = /relies on (?:a licence|one) from (Wren Isle)|(Wren Isle) lisansıyla/;

/** Claims that name the market by its currency or place rather than the page. */
function factsIn(
  sentence: string,
  market: string | undefined,
): [string, string | number, string][] {
  const deposit = deposits.exec(sentence);
  const relied = reliance.exec(sentence);
  return [
    ...(deposit ? [['deposit', Number(deposit.slice(1).find(Boolean)), 'US'] as const] : []),
    ...(relied ? [['licence', 'Wren Isle Gaming Supervision', market ?? ''] as const] : []),
  ].map(([about, value, place]) => [about, value, place]);
}

/** Reads the paragraphs that are about one partner, or name partners themselves. */
export function proseClaims(page: Page, paragraph: string, { partners, names }: Subject): Claim[] {
  const claim = claimOn(page);
  const words = wordsFor(names);
  const state: State = { partners };
  return paragraph.split(/(?<=[.;!?])\s+/).flatMap((sentence) => {
    const times = timesIn(sentence, words, state);
    const said: [string, string | number, string][] = [
      ...patterns.flatMap(([pattern, read]) => {
        const match = pattern.exec(sentence);
        return match
          ? read(match).map(([a, v]): [string, string | number, string] => [a, v, ''])
          : [];
      }),
      ...factsIn(sentence, state.market),
    ];
    return [
      ...times.map((one) => claim({ ...one, market: one.market || undefined })),
      ...said.flatMap(([about, value, market]) =>
        state.partners.map((partner) =>
          claim({ partner, about, value, market: market || undefined, words: sentence }),
        ),
      ),
    ];
  });
}
