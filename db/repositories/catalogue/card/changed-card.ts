import type { Kysely } from 'kysely';
import type { OfferChange } from '#contract/catalogue/terms/seen-terms.ts';
import type { Language } from '#contract/language.ts';
import { readStates } from '../../../history/seen-terms-history.ts';
import type { Database } from '../../../tables.ts';
import { findSeenStates, type OfferTable } from '../seen-terms.ts';
import { offerChangesIn } from './terms-card.ts';

type Changed = { id: number; changes?: OfferChange[] | undefined };

/** Adds the changes in their terms to the cards of live offers. */
export async function withChanges<Card extends Changed>(
  db: Kysely<Database>,
  table: OfferTable,
  cards: readonly Card[],
  language: Language,
): Promise<Card[]> {
  const ids = cards.map(({ id }) => id);
  const states = await findSeenStates(db, table, ids);
  return cards.map((card) => ({
    ...card,
    changes: offerChangesIn(readStates(states.get(card.id)), language),
  }));
}
