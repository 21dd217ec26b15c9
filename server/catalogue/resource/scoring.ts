import { isDeepStrictEqual } from 'node:util';
import type { Transaction } from 'kysely';
import type { OmittedField } from '#contract/catalogue/history/change.ts';
import type { ChangeAction } from '#contract/catalogue/history/entity-kind.ts';
import {
  type Scoring,
  type ScoringDraft,
  scoringDraft,
  scoringId,
} from '#contract/catalogue/score/scoring.ts';
import { appendChange } from '../../../db/change-log.ts';
import { rerateProducts } from '../../../db/repositories/catalogue/score/rerate-products.ts';
import { findScoring, updateScoring } from '../../../db/repositories/catalogue/score/scoring.ts';
import { missingReferences, type Reference } from '../../../db/sql/missing-reference.ts';
import type { Database } from '../../../db/tables.ts';
import { inSlices } from '../../../db/time-slice.ts';
import { inLongTransaction } from '../../../db/transaction.ts';
import { badInput, fieldErrors, refuse } from '../../errors.ts';
import { hiddenIn } from '../../resource/check/hidden-character.ts';
import { missingError, problemsOfReferences } from '../../resource/check/reference.ts';
import { changedMeanwhile, type Writer } from '../../resource/resource.ts';
import { productResource } from './product.ts';

const categoriesOf = ({ criteria }: ScoringDraft): Reference[] =>
  criteria.flatMap(({ weights }, index) =>
    weights.map(
      ({ category_id }, place): Reference => ({
        table: 'category',
        id: category_id,
        path: `criteria.${index}.weights.${place}.category_id`,
      }),
    ),
  );

/** Logs a change for each product whose rating has changed, so that caches and search indexes notice. */
async function write(
  trx: Transaction<Database>,
  draft: ScoringDraft,
  { actor, action }: { actor: string; action: ChangeAction },
): Promise<Scoring> {
  await updateScoring(trx, draft);
  const snapshot = await findScoring(trx);
  await appendChange(trx, { actor, action, entity: 'scoring', entityId: scoringId, snapshot });
  for await (const id of inSlices(await rerateProducts(trx))) {
    await productResource.record(trx, actor, 'update', id);
  }
  return snapshot;
}

export const scoringResource = {
  get: findScoring,

  /** The criteria of the sample, which are removed with it. */
  create: ({ db, actor }: Writer, draft: ScoringDraft) =>
    inLongTransaction(db, (trx) => write(trx, draft, { actor, action: 'create' })),

  /** Leaves the criteria empty, so that they can be restored. */
  delete: ({ db, actor }: Writer, _id: number) =>
    inLongTransaction(db, async (trx) => {
      const snapshot = await findScoring(trx);
      await updateScoring(trx, { criteria: [] });
      const change = { actor, action: 'delete', entity: 'scoring' } as const;
      await appendChange(trx, { ...change, entityId: scoringId, snapshot });
      for await (const id of inSlices(await rerateProducts(trx))) {
        await productResource.record(trx, actor, 'update', id);
      }
    }),

  /** `before` is what the owner saw. Writes that would overwrite unseen changes are refused. */
  update: ({ db, actor }: Writer, draft: ScoringDraft, before?: ScoringDraft) =>
    inLongTransaction(db, async (trx) => {
      const current = await findScoring(trx);
      if (before && !isDeepStrictEqual(before, scoringDraft.parse(current))) {
        throw changedMeanwhile();
      }
      refuse([
        ...hiddenIn(draft, current, ['description']),
        ...(await problemsOfReferences(trx, categoriesOf(draft))),
      ]);
      return write(trx, draft, { actor, action: 'update' });
    }),

  /** Leaves out the weights of categories that no longer exist. */
  restore: ({ db, actor }: Writer, _id: number, snapshot: unknown): Promise<OmittedField[]> =>
    inLongTransaction(db, async (trx) => {
      const logged = scoringDraft.safeParse(snapshot);
      if (!logged.success) throw badInput(fieldErrors(logged.error.issues));
      const missing = await missingReferences(trx, categoriesOf(logged.data));
      const gone = new Set(missing.map(({ id }) => id));
      const criteria = logged.data.criteria.map(({ weights, ...criterion }) => ({
        ...criterion,
        weights: weights.filter(({ category_id }) => !gone.has(category_id)),
      }));
      await write(trx, { criteria }, { actor, action: 'restore' });
      return missing.map(missingError);
    }),
};
