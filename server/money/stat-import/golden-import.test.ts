// Runs on PostgreSQL too: rows are replaced on conflict, and totals are added up in SQL.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { statFigures } from '#contract/money/stat-row.ts';
import { statShape } from '#contract/money/stat-source.ts';
import { ensureCampaign } from '../../../db/repositories/money/campaign.ts';
import { allRows } from '../../../db/testing/database.ts';
import { inTransaction } from '../../../db/transaction.ts';
import { type TestApp, testApp } from '../../testing/app.ts';
import { readStatFile } from '../stat-file/read-stat-file.ts';
import { moneySite } from '../testing/money-site.ts';
import { importStats } from './import-stats.ts';
import { undoStatImport } from './undo-stat-import.ts';

const folder = join(import.meta.dirname, '../stat-file/testing/golden');
const now = Date.UTC(2026, 3, 15);

let given: TestApp;
beforeAll(async () => {
  given = await testApp();
});
afterAll(() => given.app.close());

const readJson = (...names: string[]) => JSON.parse(readFileSync(join(folder, ...names), 'utf8'));

async function* oneChunk(bytes: Buffer) {
  yield bytes;
}

type Sums = Record<string, number>;
const sumsOf = (rows: readonly Record<string, unknown>[]): Sums =>
  Object.fromEntries(
    statFigures.map((figure) => [
      figure,
      rows.reduce((sum, row) => sum + Number(row[figure] ?? 0), 0),
    ]),
  );

test.each(readdirSync(folder))(
  'importing %s twice counts it once, and undoing it leaves nothing',
  async (name) => {
    const { id: programme_id } = await moneySite(given).programme({ name });
    const shape = statShape.parse(readJson(name, 'shape.json'));
    const bytes = readFileSync(join(folder, name, `input.${shape.format}`));
    const file = await readStatFile(oneChunk(bytes), shape, { now });
    const writer = { db: given.db, actor: 'Ada' };
    const imported = () =>
      importStats(writer, { ...{ programme_id, source_id: null, name, file }, isDryRun: false });
    const stored = async (table: 'programme_stat' | 'stat_month') =>
      (await allRows(given.db, table)).filter((row) => row.programme_id === programme_id);

    const { rows } = readJson(name, 'expected.json');
    const first = await imported();
    expect(first.added).toBe(rows.length);
    expect(sumsOf(await stored('programme_stat'))).toEqual(sumsOf(rows));
    expect(sumsOf(await stored('stat_month'))).toEqual(sumsOf(rows));

    const once = await stored('programme_stat');
    const second = await imported();
    expect([second.added, second.changed, second.unchanged]).toEqual([0, 0, rows.length]);
    const twice = await stored('programme_stat');
    expect(twice).toHaveLength(once.length);
    expect(twice).toEqual(expect.arrayContaining(once));

    await undoStatImport(writer, first.import_id ?? 0);
    expect(await stored('programme_stat')).toEqual([]);
    expect(await stored('stat_month')).toEqual([]);
  },
);

const campaignShape = statShape.parse({
  ...{ format: 'csv', currency: 'EUR' },
  columns: { day: 'Day', campaign: 'Campaign', visits: 'Visits' },
});

async function importCampaigns(programme_id: number, ...campaigns: string[]) {
  const lines = campaigns.map((campaign) => `2026-02-01,${campaign},7\n`);
  const bytes = Buffer.from(`Day,Campaign,Visits\n${lines.join('')}`);
  const file = await readStatFile(oneChunk(bytes), campaignShape, { now });
  return importStats(
    { db: given.db, actor: 'Ada' },
    { ...{ programme_id, source_id: null, name: 'figures.csv', file }, isDryRun: false },
  );
}

test('of two files of the same day that are imported at once, one replaces the other', async () => {
  const { id: programme_id } = await moneySite(given).programme({ name: 'Twice at once' });
  const results = await Promise.all(
    ['blog', 'mail'].map((campaign) => importCampaigns(programme_id, campaign)),
  );
  const rows = (await allRows(given.db, 'programme_stat')).filter(
    (row) => row.programme_id === programme_id,
  );
  expect(rows).toMatchObject([{ day: '2026-02-01', visits: 7 }]);
  expect(results.map(({ removed }) => removed).sort()).toEqual([0, 1]);
  expect(await allRows(given.db, 'staged_stat')).toEqual([]);
});

test('campaigns of undone imports make room for others', async () => {
  const { id } = await moneySite(given).programme({ name: 'Wrong column' });
  const names = Array.from({ length: 500 }, (_, index) => `wrong ${index}`);
  const wrong = await importCampaigns(id, ...names);
  await expect(importCampaigns(id, 'blog')).rejects.toMatchObject({
    message: 'A programme can have at most 500 campaigns.',
  });
  await undoStatImport({ db: given.db, actor: 'Ada' }, wrong.import_id ?? 0);
  expect(await importCampaigns(id, 'blog')).toMatchObject({ added: 1 });
});

test('simultaneous imports that add the same campaign share it', async () => {
  const { id } = await moneySite(given).programme({ name: 'Same campaign' });
  const ids = await Promise.all(
    [1, 2, 3].map(() => inTransaction(given.db, (trx) => ensureCampaign(trx, id, 'blog'))),
  );
  expect(new Set(ids).size).toBe(1);
});
