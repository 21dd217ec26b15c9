import type { Kysely } from 'kysely';
import type { LiveCardQuery, LiveCards } from '#contract/content/rich-text/live-card.ts';
import type { Language } from '#contract/language.ts';
import type { Database } from '../../../tables.ts';
import { listAlternativeTexts } from '../../image/image.ts';
import { hashesIn } from '../../image/image-use.ts';
import { listExclusiveBonusCardsById } from './exclusive-bonus-card.ts';
import { listProductCardsById } from './product-card.ts';
import { listPromoCodeCardsById } from './promo-code-card.ts';
import { listTopLists } from './top-list-entry-card.ts';

const hashOf = (path: string) => hashesIn(path).at(0);

async function listImageAlts(db: Kysely<Database>, paths: readonly string[], lang: Language) {
  const hashes = paths.flatMap((path) => hashOf(path) ?? []);
  const alts = await listAlternativeTexts(db, hashes, lang);
  return paths.flatMap((path) => {
    const alt = alts.get(hashOf(path) ?? '');
    return alt ? [{ path, alt }] : [];
  });
}

/** Uses the same number of statements for any number of cards. Must be called with a snapshot. */
export const findLiveCards = async (
  db: Kysely<Database>,
  { bonusIds, productIds, promoCodeIds, categories, imagePaths, ...shown }: LiveCardQuery,
): Promise<LiveCards> => ({
  bonuses: await listExclusiveBonusCardsById(db, bonusIds, shown),
  products: await listProductCardsById(db, productIds, shown),
  promocodes: await listPromoCodeCardsById(db, promoCodeIds, shown),
  topLists: await listTopLists(db, categories, shown),
  ...(imagePaths.length > 0 && { imageAlts: await listImageAlts(db, imagePaths, shown.lang) }),
});
