import { globSync } from 'node:fs';
import { basename } from 'node:path';
import { expect, test } from 'vitest';
import { readStatFile } from '../stat-file/read-stat-file.ts';
import { listPresets } from './list-presets.ts';

const presets = listPresets();

test('every file is a valid preset', () => {
  const names = globSync(`${import.meta.dirname}/*.json`).map((file) => basename(file, '.json'));
  expect(presets.map(({ key }) => key)).toEqual(names.sort());
});

test.each(presets.map((preset) => [preset.key, preset] as const))(
  '%s cites public documentation and has no secret',
  (_, { citations, address, note }) => {
    expect(note).toMatch(/^Check with your programme\./);
    for (const { url } of citations) expect(url).toMatch(/^https:\/\/(?!.*\.example)/);
    const query = new URL(address?.url ?? 'https://programme.example').search;
    expect(query).not.toMatch(/key|token|secret|password/i);
  },
);

const shapeOf = (key: string) => {
  const found = presets.find((preset) => preset.key === key);
  if (!found) throw new Error(`There is no preset ${key}`);
  return { ...found.shape, products: [{ name: '51', product_id: 7 }] };
};

async function* bytesOf(value: unknown) {
  yield Buffer.from(JSON.stringify(value));
}

const now = Date.UTC(2026, 3, 15);
const row = {
  day: '2026-03-01',
  product_id: 7,
  campaign: 'blog',
  market: '',
  currency: 'EUR',
  visits: 30,
  sign_ups: 4,
  first_deposits: 2,
  deposits: 20000,
  net_revenue: 8010,
  earned: -4005,
};

test('Affilka’s amounts can be beside their name or inside their value', async () => {
  const pairs = (amount: (cents: number) => object) => [
    { name: 'day', value: '2026-03-01' },
    { name: 'brand', value: 51 },
    { name: 'campaign', value: 'blog' },
    { name: 'visits_count', value: 30 },
    { name: 'registrations_count', value: 4 },
    { name: 'first_deposits_count', value: 2 },
    { name: 'deposits_sum', ...amount(20000) },
    { name: 'ngr', ...amount(8010) },
    { name: 'partner_income', ...amount(-4005) },
  ];
  for (const amount of [
    (amount_cents: number) => ({ amount_cents }),
    (amount_cents: number) => ({ value: { amount_cents, currency: 'EUR' } }),
  ]) {
    const answer = bytesOf({ rows: { data: [pairs(amount)] } });
    expect((await readStatFile(answer, shapeOf('affilka'), { now })).rows).toEqual([row]);
  }
});

test('Smartico’s rows of a day add up', async () => {
  const figures = { visit_count: 15, registration_count: 2, ftd_count: 1, deposit_total: 100 };
  const change = { ...figures, net_pl: 40.05, commissions_total: -20.025 };
  const named = { dt: '2026-03-01 00:00:00', brand_id: 51, afp: 'blog', ...change };
  const answer = bytesOf({ data: [named, { ...named, commissions_total: -20.02 }] });
  expect((await readStatFile(answer, shapeOf('smartico'), { now })).rows).toEqual([row]);
});
