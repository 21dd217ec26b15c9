/** Stores the difference that a file makes. Saves wait only while staged rows are moved to their place. */
import { randomInt } from 'node:crypto';
import type { Kysely, Transaction } from 'kysely';
import { localDay } from '#contract/wall-clock.ts';
import {
  deleteCampaigns,
  ensureCampaign,
  listCampaigns,
} from '../../../db/repositories/money/campaign.ts';
import { listScopedMonths } from '../../../db/repositories/money/month-figure.ts';
import {
  deleteStats,
  insertFormerStats,
  lockProgramme,
  rollUpMonths,
} from '../../../db/repositories/money/programme-stat.ts';
import {
  deleteStagedStats,
  insertStagedStats,
  storeStagedStats,
} from '../../../db/repositories/money/staged-stat.ts';
import { insertStatImport } from '../../../db/repositories/money/stat-import.ts';
import type { Database } from '../../../db/tables.ts';
import {
  inLongTransaction,
  inTransaction,
  inUnsyncedTransaction,
} from '../../../db/transaction.ts';
import type { Writer } from '../../resource/resource.ts';
import { programmeResource } from '../programme-resource.ts';
import { type Comparison, versionOf } from './compare-stats.ts';
import { monthOf, type NewStat, sumsOf } from './stat-difference.ts';
import type { StatImport } from './stat-import.ts';

const rowsPerSlice = 1_000;
const stagings = 2 ** 47;

/** Returns undefined if other figures of the programme were stored since the comparison. */
export async function storeStats(
  { db, actor }: Pick<Writer, 'db' | 'actor'>,
  given: StatImport,
  comparison: Comparison,
): Promise<number | undefined> {
  const { programme_id } = given;
  const { written } = comparison.difference;
  const staging = randomInt(stagings);
  const campaigns = await storeCampaigns(db, programme_id, comparison.newCampaigns);
  try {
    await stage(db, staging, written, campaigns);
    return await inLongTransaction(db, async (trx) => {
      await lockProgramme(trx, programme_id);
      await programmeResource.get(trx, programme_id);
      if ((await versionOf(trx, programme_id)) !== comparison.version) return undefined;
      if (!(await haveCampaigns(trx, programme_id, written, campaigns))) return undefined;
      await deleteCampaigns(trx, comparison.unusedCampaigns);
      return moveStaged(trx, staging, { given, comparison, actor });
    });
  } finally {
    for (const month of monthsOf(written)) {
      await inUnsyncedTransaction(db, (trx) =>
        deleteStagedStats(trx, { staging, programme_id, month }),
      );
    }
  }
}

const monthsOf = (rows: readonly { day: string }[]) => new Set(rows.map(({ day }) => monthOf(day)));

/** Returns the ids of the campaigns by those that the comparison gave them. */
const storeCampaigns = (
  db: Kysely<Database>,
  programme_id: number,
  campaigns: ReadonlyMap<number, string>,
): Promise<Map<number, number>> =>
  inTransaction(db, async (trx) => {
    const ids = new Map<number, number>();
    for (const [id, name] of campaigns) {
      ids.set(id, await ensureCampaign(trx, programme_id, name));
    }
    return ids;
  });

/** Another import may have deleted campaigns that no figures used yet. */
async function haveCampaigns(
  trx: Transaction<Database>,
  programme_id: number,
  rows: readonly NewStat[],
  campaigns: ReadonlyMap<number, number>,
): Promise<boolean> {
  const stored = new Set((await listCampaigns(trx, programme_id)).map(({ id }) => id)).add(0);
  return rows.every(({ campaign_id }) => stored.has(campaigns.get(campaign_id) ?? campaign_id));
}

async function stage(
  db: Kysely<Database>,
  staging: number,
  rows: readonly NewStat[],
  campaigns: ReadonlyMap<number, number>,
) {
  const staged_on = localDay('UTC', new Date());
  for (let start = 0; start < rows.length; start += rowsPerSlice) {
    const slice = rows.slice(start, start + rowsPerSlice).map((row) => ({
      ...row,
      campaign_id: campaigns.get(row.campaign_id) ?? row.campaign_id,
      staging,
      staged_on,
    }));
    await inUnsyncedTransaction(db, (trx) => insertStagedStats(trx, slice));
  }
}

type Storing = { given: StatImport; comparison: Comparison; actor: string };

async function moveStaged(
  trx: Transaction<Database>,
  staging: number,
  { given, comparison: { difference }, actor }: Storing,
): Promise<number> {
  const { programme_id, source_id, name, file } = given;
  const { written, removed } = difference;
  const import_id = await insertStatImport(trx, {
    ...{ programme_id, source_id, name, actor, lines: file.lines },
    ...{ from_day: file.from, to_day: file.to, changed: written.length + removed.length },
  });
  await storeStagedStats(trx, { staging, import_id });
  await insertFormerStats(
    trx,
    removed.map((row) => ({ ...row, import_id, former_import_id: row.import_id })),
  );
  await deleteStats(trx, removed);
  const months = monthsOf([...written, ...removed]);
  await rollUpMonths(trx, programme_id, [...months]);
  for (const month of months) {
    sumsOf(await listScopedMonths(trx, programme_id, { from: month, to: month }));
  }
  return import_id;
}
