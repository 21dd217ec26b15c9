import type { Kysely } from 'kysely';
import type { StatRow } from '#contract/money/stat-row.ts';
import { deleteUnusedCampaigns, listCampaigns } from '../../../db/repositories/money/campaign.ts';
import { listClosedMonthsOf } from '../../../db/repositories/money/closed-month.ts';
import {
  listStats,
  lockProgramme,
  type SourcedStat,
} from '../../../db/repositories/money/programme-stat.ts';
import { findStatVersion } from '../../../db/repositories/money/staged-stat.ts';
import type { Database } from '../../../db/tables.ts';
import { inTransaction } from '../../../db/transaction.ts';
import { AppError } from '../../errors.ts';
import { limits } from '../stat-file/stat-file.ts';
import { type Difference, differenceOf, type NewStat } from './stat-difference.ts';
import type { StatImport } from './stat-import.ts';

export type Comparison = {
  difference: Difference;
  stored: SourcedStat[];
  /** By an id that no row has yet. */
  newCampaigns: Map<number, string>;
  version: string;
};

/** Locks nothing, so the version has to be compared again before anything is stored. */
export async function compareStats(
  db: Kysely<Database>,
  { programme_id, source_id, file }: StatImport,
): Promise<Comparison> {
  const version = await versionOf(db, programme_id);
  const campaigns = await campaignIds(db, programme_id, file.rows);
  const stored = await listStats(db, programme_id, file);
  const closedMonths = await listClosedMonthsOf(db, programme_id);
  const rows = file.rows.map((row) => newStat(row, programme_id, campaigns));
  return {
    difference: differenceOf(rows, stored, { closedMonths, source_id }),
    stored,
    newCampaigns: new Map([...campaigns].flatMap(([name, id]) => (id < 0 ? [[id, name]] : []))),
    version,
  };
}

/** Changes with everything that a comparison depends on. */
export async function versionOf(db: Kysely<Database>, programme_id: number): Promise<string> {
  const closed = [...(await listClosedMonthsOf(db, programme_id))].sort();
  return [await findStatVersion(db, programme_id), ...closed].join(' ');
}

async function campaignIds(
  db: Kysely<Database>,
  programme_id: number,
  rows: readonly StatRow[],
): Promise<Map<string, number>> {
  const names = new Set(rows.map(({ campaign }) => campaign)).add('');
  let stored = await listCampaigns(db, programme_id);
  if (!haveRoom(stored, names)) {
    await inTransaction(db, async (trx) => {
      await lockProgramme(trx, programme_id);
      await deleteUnusedCampaigns(trx, programme_id);
    });
    stored = await listCampaigns(db, programme_id);
  }
  if (!haveRoom(stored, names)) {
    throw new AppError('conflict', `A programme can have at most ${limits.campaigns} campaigns.`);
  }
  const ids = new Map([['', 0], ...stored.map(({ id, name }) => [name, id] as const)]);
  for (const name of names) if (!ids.has(name)) ids.set(name, -ids.size);
  return ids;
}

const haveRoom = (stored: readonly { name: string }[], names: ReadonlySet<string>) =>
  new Set([...names, ...stored.map(({ name }) => name)]).size - 1 <= limits.campaigns;

const newStat = (
  { campaign, ...row }: StatRow,
  programme_id: number,
  campaigns: ReadonlyMap<string, number>,
): NewStat => ({ ...row, programme_id, campaign_id: campaigns.get(campaign) ?? 0 });
