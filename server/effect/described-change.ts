/** Says in a few words what a change does, for the summary of its effects. */
import type { Kysely } from 'kysely';
import { z } from 'zod';
import type { PlannedChange } from '#contract/catalogue/effect/effects.ts';
import { nameInState } from '#contract/catalogue/history/change-summary.ts';
import type { WrittenState } from '#contract/release/proposal-op.ts';
import type { Database } from '../../db/tables.ts';
import type { DescribedChange } from '../../messages/effect-sentence.ts';
import type { Proposables } from '../release/proposable.ts';
import { requireOpenRelease } from '../release/release.ts';
import { unknownId } from '../resource/resource.ts';

export async function describeChange(
  db: Kysely<Database>,
  proposables: Proposables,
  { release, kind, id, draft }: PlannedChange,
): Promise<DescribedChange> {
  if (release !== undefined) {
    return { action: 'publish', name: (await requireOpenRelease(db, release)).name, markets: [] };
  }
  const live = kind && id !== null ? await proposables[kind].read(db, id) : null;
  if (kind && id !== null && live === null) throw unknownId(kind, id);
  const state = live ?? draft;
  const name = kind ? (nameInState[kind].safeParse(state).data ?? englishName(state)) : null;
  if (draft === null) return { action: 'delete', name, markets: [] };
  const markets = closedIn(live, draft);
  return { action: markets.length > 0 ? 'close' : 'save', name, markets };
}

const english = z
  .object({ i18n: z.object({ en: z.object({ name: z.string() }) }) })
  .transform(({ i18n }) => i18n.en.name);

/** The history stores the names of products and markets twice, but drafts only have them as texts. */
const englishName = (state: unknown) => english.safeParse(state).data ?? null;

type InMarket = { market_code: string; availability: string };

function closedIn(live: WrittenState | null, draft: WrittenState): string[] {
  const closed = (state: WrittenState | null) => {
    const markets: unknown = state?.markets;
    const all = Array.isArray(markets) ? (markets as InMarket[]) : [];
    return all.flatMap(({ market_code, availability }) =>
      availability === 'closed' ? market_code : [],
    );
  };
  const before = new Set(closed(live));
  return closed(draft).filter((code) => !before.has(code));
}
