import type { WrittenState } from '#contract/release/proposal-op.ts';
import { createRow, freeIds, type Import, named } from './import-row.ts';
import { withOwnReferences } from './own-references.ts';
import type { Row } from './rows-in.ts';

/** Countries come before their regions. */
async function marketRows({ archive }: Import): Promise<Row[]> {
  const rows: Row[] = [];
  for await (const row of archive.rows('market')) rows.push(row);
  return [
    ...rows.filter(({ parent_code }) => parent_code === null),
    ...rows.filter(({ parent_code }) => parent_code !== null),
  ];
}

/** A market with the code of an existing one is that one. All are active until everything in them is written. */
export async function importMarkets(given: Import) {
  const { trx, actor, proposables, ids } = given;
  const existing = await trx.selectFrom('market').select(['id', 'code']).execute();
  const free = await freeIds(given, 'market', 'market');
  for (const row of await marketRows(given)) {
    const active = { ...row, is_active: true };
    const same = existing.find(({ code }) => code === row.code);
    if (!same) {
      await createRow(given, 'market', active, free.take(row.id));
      continue;
    }
    ids.set('market', row.id, same.id);
    const state: WrittenState = withOwnReferences(active, ids);
    await named('market', row, () => proposables.market.change({ db: trx, actor }, same.id, state));
  }
  await free.finish();
}

/** Regions come before their countries, which can't be retired earlier. */
export async function retireMarkets(given: Import) {
  const { trx, actor, proposables, ids } = given;
  for (const row of (await marketRows(given)).toReversed()) {
    const own = ids.find('market', row.id);
    if (row.is_active !== false || own === undefined) continue;
    await named('market', row, () =>
      proposables.market.change({ db: trx, actor }, own, withOwnReferences(row, ids)),
    );
  }
}
