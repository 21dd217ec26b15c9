import type { Rarity } from '#contract/catalogue/promo-code.ts';
import { rarities } from '#contract/catalogue/promo-code.ts';
import { inEachLanguage } from '#contract/language.ts';
import type { MarketCode } from '#contract/site/market-code.ts';
import type { DocumentTexts, SearchDocument } from '../../../search-index/search-index.ts';
import type { Random } from '../../seed/bulk/random.ts';
import { inventNames } from './names.ts';

export type Catalogue = {
  documents: SearchDocument[];
  products: SearchDocument[];
  bonuses: SearchDocument[];
  promoCodes: SearchDocument[];
};

const share = { products: 0.6, bonuses: 0.25 };

const pieces = {
  opening: ['A lively', 'A calm', 'The classic', 'A brand new', 'An award-winning', 'The friendly'],
  place: ['home for', 'house of', 'corner for', 'stage for', 'meeting place of'],
  games: [
    'slots',
    'roulette',
    'blackjack',
    'live dealers',
    'football',
    'tennis',
    'poker',
    'jackpots',
  ],
  manner: [
    'fast payouts',
    'daily missions',
    'quiet tables',
    'weekly races',
    'low stakes',
    'no fuss',
  ],
  closing: [
    'all year round',
    'on every phone',
    'since last spring',
    'with real people',
    'day and night',
  ],
};

const turkishPieces = {
  opening: ['Canlı', 'Sakin', 'Klasik', 'Yepyeni', 'Ödüllü'],
  games: [
    'slot oyunları',
    'rulet',
    'canlı masalar',
    'futbol bahisleri',
    'poker',
    'büyük ikramiyeler',
  ],
  closing: [
    'için hızlı ödemeler',
    've günlük görevler',
    'her telefonda',
    'gece gündüz',
    'yıl boyunca',
  ],
};

const titles = [
  (amount: number) => `${amount}% welcome bonus`,
  (amount: number) => `${amount} free spins on sign up`,
  (amount: number) => `Weekend cashback up to $${amount}`,
  (amount: number) => `Reload offer of ${amount}%`,
  (amount: number) => `No deposit gift of $${amount}`,
  (amount: number) => `Risk nothing: first bet back up to $${amount}`,
];

const turkishTitles = [
  (amount: number) => `%${amount} hoş geldin bonusu`,
  (amount: number) => `${amount} bedava dönüş`,
  (amount: number) => `Hafta sonu ${amount} TL nakit iade`,
];

const codeWords = [
  'WELCOME',
  'SPIN',
  'LUCKY',
  'VIP',
  'GOLD',
  'START',
  'BONUS',
  'MEGA',
  'PLAY',
  'EXTRA',
];

export function makeCatalogue(random: Random, size: number): Catalogue {
  const productCount = Math.round(size * share.products);
  const bonusCount = Math.round(size * share.bonuses);
  const names = inventNames(random, productCount);
  const products = names.map((name, at) => product(random, at + 1, name));
  const bonuses = Array.from({ length: bonusCount }, (_, at) =>
    bonus(random, at + 1, random.pick(names)),
  );
  const codes = new Set<string>();
  while (codes.size < size - productCount - bonusCount) codes.add(code(random));
  const promoCodes = [...codes].map((text, at) =>
    promoCode(random, at + 1, text, random.pick(names)),
  );
  return { documents: [...products, ...bonuses, ...promoCodes], products, bonuses, promoCodes };
}

const live = { is_active: true, starts_at: null, ends_at: null, tags: [], wagering: null };
const anyMarket = (random: Random): MarketCode => random.pick(['US', 'TR'] as const);

function product(random: Random, id: number, name: string): SearchDocument {
  const { opening, place, games, manner, closing } = pieces;
  const categories = random.pick([['Casino'], ['Bets'], ['Casino', 'Bets']]);
  const en: DocumentTexts = {
    name,
    categories,
    description: `${random.pick(opening)} ${random.pick(place)} ${random.pick(games)} and ${random.pick(games)}, with ${random.pick(manner)} ${random.pick(closing)}.`,
    fs_label: random.next() < 0.5 ? `${random.whole(1, 30) * 10} FS` : undefined,
    freebet_label: random.next() < 0.3 ? `$${random.whole(1, 20) * 5} free bet` : undefined,
  };
  const hasTurkish = random.next() < 0.5;
  const turkish = `${random.pick(turkishPieces.opening)} ${random.pick(turkishPieces.games)} ${random.pick(turkishPieces.closing)}.`;
  return {
    type: 'products',
    id,
    market: null,
    ...live,
    texts: {
      ...inEachLanguage(() => en),
      ...(hasTurkish && { tr: { ...en, description: turkish } }),
    },
  };
}

function bonus(random: Random, id: number, partner: string): SearchDocument {
  const amount = random.whole(1, 100) * 5;
  const en: DocumentTexts = {
    title: random.pick(titles)(amount),
    subtitle: `Only at ${partner}, ${random.pick(pieces.closing)}`,
    'partner.name': partner,
  };
  const tr = random.next() < 0.5 ? { ...en, title: random.pick(turkishTitles)(amount) } : en;
  return {
    type: 'bonuses',
    id,
    market: anyMarket(random),
    ...live,
    texts: { ...inEachLanguage(() => en), tr },
  };
}

function promoCode(random: Random, id: number, text: string, partner: string): SearchDocument {
  const rarity: Rarity = random.pick(rarities);
  const texts: DocumentTexts = { code: text, rarity, 'product.name': partner };
  return {
    type: 'promocodes',
    id,
    market: anyMarket(random),
    ...live,
    texts: inEachLanguage(() => texts),
  };
}

const tail = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';

function code(random: Random): string {
  const word = random.pick(codeWords);
  const letters = Array.from({ length: 4 }, () => random.pick([...tail])).join('');
  return random.pick([
    `${word}${random.whole(10, 9999)}`,
    `${word}-${letters}`,
    `${letters}${random.whole(10, 99)}`,
  ]);
}
