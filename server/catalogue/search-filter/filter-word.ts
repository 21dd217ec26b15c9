/** The words by which visitors ask for filters, in every language. All are folded, as `wordsOf` returns them. */
import type { BonusKind } from '#contract/catalogue/filter/filter-value.ts';
import { wordsOf } from '../../../search-index/words/words.ts';
import { countTypos } from './count-typos.ts';

const wordSet = (...lines: string[]): ReadonlySet<string> =>
  new Set(lines.flatMap((line) => wordsOf(line)));

/** Words that only have a meaning beside others. */
const fillers = wordSet(
  'a an the and or in at of on by with for from that which who has have is are accept accepts accepting offers',
  'up to under within less than least most only max maximum min minimum fast fastest quick low lowest small best',
  'casino casinos site sites online bonus bonuses offer offers',
  've veya ile icin olan olarak icinde en az çok fazla kadar az altında hızlı hızli düşük kabul eden veren var',
  'da de ta te dan den tan ten nin nın nun casinolar casinosu casinoları siteler siteleri sitesi bonusu bonuslar',
);

export type FillerKind = 'licence' | 'payment' | 'provider' | 'language' | 'figure' | 'bonus';

const fillersOf: Record<FillerKind, ReadonlySet<string>> = {
  licence: wordSet(
    'licence licences licensed license licenses regulated regulator regulators',
    'lisans lisansı lisanslı lisanslar lisanslılar',
  ),
  payment: wordSet(
    'pay pays paying payment payments method methods deposit deposits withdrawal withdrawals withdraw take takes',
    'ödeme ödemesi ödemeler yöntemi yöntemleri para yatırma yatırım çekme çekim',
  ),
  provider: wordSet(
    'game games slot slots provider providers',
    'oyun oyunu oyunlar oyunları slotları sağlayıcı sağlayıcısı',
  ),
  language: wordSet('language languages speaking support', 'dil dili dilinde destek desteği'),
  figure: wordSet(
    'time times requirement requirements out cash money amount',
    'süre süresi şart şartı şartlı tutar tutarı para minimum',
  ),
  bonus: wordSet('welcome free offer', 'hoş geldin'),
};

export type FillerTest = (kind: FillerKind, word: string) => boolean;

/** Shorter words would be confused with others if they allowed typos. */
const lettersForTypo = 5;

/** Remembers the words of one query, because every name is compared with it. */
export function fillerTest(): FillerTest {
  const known = new Map<string, boolean>();
  return (kind, word) => {
    const key = `${kind} ${word}`;
    const isKnown = known.get(key) ?? isFiller(kind, word);
    known.set(key, isKnown);
    return isKnown;
  };
}

function isFiller(kind: FillerKind, word: string): boolean {
  const sets = [fillers, fillersOf[kind]];
  if (sets.some((set) => set.has(word))) return true;
  if (word.length < lettersForTypo) return false;
  return sets.some((set) =>
    [...set].some(
      (filler) => filler.length >= lettersForTypo && countTypos(word, filler) !== undefined,
    ),
  );
}

/** Countries have short names such as US, which are words too. They only count beside one of these. */
export const isLicenceWord = (word: string): boolean => fillersOf.licence.has(word);

const phrases = (...all: string[]): string[][] => all.map((phrase) => wordsOf(phrase));

export const kindPhrases: Record<BonusKind, string[][]> = {
  match: phrases('deposit match', 'match bonus', 'deposit bonus', 'yatırım bonusu'),
  fixed: phrases('fixed amount', 'fixed bonus', 'sabit tutar', 'sabit bonus'),
  free_spins: phrases(
    ...['free spins', 'free spin', 'bonus spins', 'ücretsiz dönüş', 'bedava dönüş'],
    ...['bedava spin', 'ücretsiz spin'],
  ),
  no_deposit: phrases(
    ...['no deposit', 'no deposit bonus', 'without deposit', 'yatırımsız', 'yatırım şartsız'],
    'yatırımsız bonus',
  ),
};

export const noWageringPhrases = phrases(
  ...['no wagering', 'no wager', 'without wagering', 'zero wagering', 'wager free'],
  ...['wagering free', 'çevrimsiz', 'çevrim şartsız', 'çevrim şartı yok', 'çevrim yok'],
);

type FigureWords = { triggers: ReadonlySet<string>; units: Readonly<Record<string, number>> };

const hours = { h: 1, hr: 1, hrs: 1, hour: 1, hours: 1, sa: 1, saat: 1, saatte: 1 };
const days = { d: 24, day: 24, days: 24, gun: 24, gunde: 24 };

export const payoutWords: FigureWords = {
  triggers: wordSet(
    'payout payouts withdrawal withdrawals withdraw cashout cashouts pays paid',
    'çekim çekimi çekme ödeme ödemeler ödeyen',
  ),
  units: { ...hours, ...days },
};

export const wageringWords: FigureWords = {
  triggers: wordSet(
    'wagering wager rollover playthrough turnover',
    'çevrim çevrimi çevrimli çevirme',
  ),
  units: { x: 1, times: 1, kat: 1, kati: 1 },
};

export const depositTriggers = wordSet('deposit deposits yatırım yatırımı yatırma depozito');

/** How visitors write an amount, besides the code of the currency. */
export const currencyWords: Readonly<Record<string, readonly string[]>> = {
  USD: ['dollar', 'dollars', 'dolar'],
  CAD: ['dollar', 'dollars', 'dolar'],
  EUR: ['euro', 'euros', 'avro'],
  GBP: ['pound', 'pounds', 'sterlin'],
  TRY: ['tl', 'lira', 'lirasi'],
};
