import type { Random } from './random.ts';
import * as words from './word.ts';

export type BulkName = { en: string; tr: string | null };

const coined = ({ pick, next }: Random) =>
  pick(words.beginnings) + (next() < 0.6 ? pick(words.middles) : '') + pick(words.endings);

const english = (random: Random) => {
  const { pick, next } = random;
  const kind = next();
  if (kind < 0.3) return `${coined(random)} ${pick(words.englishPlaces)}`;
  if (kind < 0.5) return `${pick(words.englishColors)} ${coined(random)}`;
  if (kind < 0.7) return `${pick(words.englishThings)} & ${pick(words.englishThings)}`;
  return `${pick(words.englishColors)} ${pick(words.englishThings)} ${pick(words.englishPlaces)}`;
};

const turkish = ({ pick, next }: Random) =>
  next() < 0.4
    ? `${pick(words.turkishColors)} ${pick(words.turkishThings)}`
    : `${pick(words.turkishColors)} ${pick(words.turkishThings)} ${pick(words.turkishPlaces)}`;

/** Some products have a Turkish name everywhere, some a name in each language, and the others one English name. */
export function inventName(random: Random): BulkName {
  const kind = random.next();
  if (kind < 0.2) return { en: turkish(random), tr: null };
  return { en: english(random), tr: kind < 0.55 ? turkish(random) : null };
}
