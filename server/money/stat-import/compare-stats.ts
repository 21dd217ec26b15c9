import type { Kysely } from 'kysely';
import type { StatRow } from '#contract/money/stat-row.ts';
import { listCampaigns, listUnusedCampaigns } from '../../../db/repositories/money/campaign.ts';
import { listClosedMonthsOf } from '../../../db/repositories/money/closed-month.ts';
import { listStats, type SourcedStat } from '../../../db/repositories/money/programme-stat.ts';
import { findStatVersion } from '../../../db/repositories/money/staged-stat.ts';
import type { Database } from '../../../db/tables.ts';
import { AppError } from '../../errors.ts';
import { limits } from '../stat-file/stat-file.ts';
import { type Difference, differenceOf, type NewStat } from './stat-difference.ts';
import type { StatImport } from './stat-import.ts';

export type Comparison = {
  difference: Difference;
  stored: SourcedStat[];
  /** By an id that no row has yet. */
  newCampaigns: Map<number, string>;
  /** Campaigns that are deleted to make room for the new ones. */
  unusedCampaigns: number[];
  version: string;
};

/** Locks nothing, so the version has to be compared again before anything is stored. */
export async function compareStats(
  db: Kysely<Database>,
  { programme_id, source_id, file }: StatImport,
): Promise<Comparison> {
  const version = await versionOf(db, programme_id);
  const { ids, unused } = await campaignsOf(db, programme_id, file.rows);
  const stored = await listStats(db, programme_id, file);
  const closedMonths = await listClosedMonthsOf(db, programme_id);
  const rows = file.rows.map((row) => newStat(row, programme_id, ids));
  return {
    difference: differenceOf(rows, stored, { closedMonths, source_id }),
    stored,
    newCampaigns: new Map([...ids].flatMap(([name, id]) => (id < 0 ? [[id, name]] : []))),
    unusedCampaigns: unused,
    version,
  };
}

/** Changes with everything that a comparison depends on. */
export async function versionOf(db: Kysely<Database>, programme_id: number): Promise<string> {
  const closed = [...(await listClosedMonthsOf(db, programme_id))].sort();
  return [await findStatVersion(db, programme_id), ...closed].join(' ');
}

async function campaignsOf(db: Kysely<Database>, programme_id: number, rows: readonly StatRow[]) {
  const stored = await listCampaigns(db, programme_id);
  const ids = new Map([['', 0], ...stored.map(({ id, name }) => [name, id] as const)]);
  for (const { campaign } of rows) if (!ids.has(campaign)) ids.set(campaign, -ids.size);
  const excess = ids.size - 1 - limits.campaigns;
  if (excess <= 0) return { ids, unused: [] };
  const named = new Set(rows.map(({ campaign }) => ids.get(campaign)));
  const unused = (await listUnusedCampaigns(db, programme_id)).filter((id) => !named.has(id));
  if (unused.length < excess) {
    throw new AppError('conflict', `A programme can have at most ${limits.campaigns} campaigns.`);
  }
  return { ids, unused };
}

const newStat = (
  { campaign, ...row }: StatRow,
  programme_id: number,
  campaigns: ReadonlyMap<string, number>,
): NewStat => ({ ...row, programme_id, campaign_id: campaigns.get(campaign) ?? 0 });
