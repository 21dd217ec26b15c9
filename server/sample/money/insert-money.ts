/** Writes the programmes of the sample with a year of invented figures, statements and payments. */
import type { Transaction } from 'kysely';
import { type DealDraft, dealDraft } from '#contract/money/deal.ts';
import { correctionDraft, paymentDraft, statementDraft } from '#contract/money/payment.ts';
import { programmeDraft } from '#contract/money/programme.ts';
import type { StatRow } from '#contract/money/stat-row.ts';
import { dayAfter, dayBefore, monthAfter } from '#contract/wall-clock.ts';
import {
  insertSampleRates,
  isTaken,
  sampleActor,
} from '../../../db/repositories/money/sample-money.ts';
import type { Database } from '../../../db/tables.ts';
import { dealResource } from '../../money/deal-resource.ts';
import {
  correctionResource,
  paymentResource,
  statementResource,
} from '../../money/entry-resource.ts';
import { programmeResource } from '../../money/programme-resource.ts';
import { freezeMonth } from '../../money/report/close-month.ts';
import { addNote } from '../../money/report/money-note.ts';
import { dueDay, lastDayOf } from '../../money/report/month-day.ts';
import { importStats } from '../../money/stat-import/import-stats.ts';
import type { Writer } from '../../resource/resource.ts';
import type { SampleProgramme } from './sample-programme.ts';
import { percentOf, sampleStats } from './sample-stats.ts';

const monthsOfFigures = 12;

export type MoneyPlace = { today: string; products: Readonly<Record<string, number>> };

/**
 * Writes through the resources, like an owner. A programme is left out if another one has taken its name or one of its
 * products, which can only happen when a removed sample comes back.
 */
export async function insertMoney(
  trx: Transaction<Database>,
  programmes: readonly SampleProgramme[],
  { today, products }: MoneyPlace,
): Promise<void> {
  const writer = { db: trx, actor: sampleActor };
  await insertSampleRates(trx, sampleRates(today));
  for (const programme of programmes) {
    const productIds = programme.products.flatMap((key) => products[key] ?? []);
    if (productIds.length < programme.products.length) continue;
    if (await isTaken(trx, programme.name, productIds)) continue;
    await insertProgramme(writer, { programme, productIds, today });
  }
}

type InTransaction = Writer & { db: Transaction<Database> };
type Given = { programme: SampleProgramme; productIds: number[]; today: string };

async function insertProgramme(writer: InTransaction, { programme, productIds, today }: Given) {
  const { key: _, deals: terms, notes, ...given } = programme;
  const draft = programmeDraft.parse({ ...given, product_ids: productIds });
  const { id } = await programmeResource.create(writer, draft);
  const deals = terms.map((deal) => dealOf(deal, id, programme, today));
  for (const deal of deals) await dealResource.create(writer, deal);
  const from = `${monthsBefore(today, monthsOfFigures)}-01`;
  const rows = sampleStats({ programme, productIds, deals, days: { from, today } });
  const to = dayBefore(today, 1);
  await importStats(writer, {
    ...{ programme_id: id, source_id: null, name: `${programme.key}.csv`, isDryRun: false },
    file: { rows, from, to, missing: [], errors: [], errorCount: 0, lines: rows.length },
  });
  await insertEntries(writer, { id, programme, rows, today });
  for (const { months_ago, note } of notes) {
    await addNote(writer, { programme_id: id, month: monthsBefore(today, months_ago), note });
  }
}

const monthsBefore = (today: string, months: number) => monthAfter(today.slice(0, 7), -months);

function dealOf(
  { from_months_ago, to_months_ago, ...terms }: SampleProgramme['deals'][number],
  programme_id: number,
  { base_currency }: SampleProgramme,
  today: string,
): DealDraft {
  return dealDraft.parse({
    ...terms,
    ...{ programme_id, currency: base_currency },
    from: `${monthsBefore(today, from_months_ago)}-01`,
    to: to_months_ago === null ? null : lastDayOf(monthsBefore(today, to_months_ago)),
  });
}

type Entries = {
  id: number;
  programme: SampleProgramme;
  rows: readonly StatRow[];
  today: string;
};

/** Statements come at the beginning of the next month, and payments on the day that was agreed. */
async function insertEntries(writer: InTransaction, { id, programme, rows, today }: Entries) {
  const { base_currency: currency, paid_late, paid_short } = programme;
  const of = { programme_id: id, currency };
  const byMonth = Map.groupBy(rows, ({ day }) => day.slice(0, 7));
  for (let ago = monthsOfFigures; ago > 0; ago -= 1) {
    const month = monthsBefore(today, ago);
    const stated = (byMonth.get(month) ?? []).reduce((sum, { earned }) => sum + earned, 0);
    if (programme.statement_missing_months_ago === ago) continue;
    await statementResource.create(writer, statementDraft.parse({ ...of, month, stated }));
    const due = dueDay(month, programme.pays_on ?? 1);
    const day = paid_late?.months_ago === ago ? dayAfter(due, paid_late.days) : due;
    const share = paid_short?.months_ago === ago ? paid_short.percent : 100;
    const amount = percentOf(stated, share);
    if (amount <= 0 || day >= today) continue;
    const reference = `${programme.name} ${month}`;
    const payment = paymentDraft.parse({ ...of, day, month, amount, reference });
    await paymentResource.create(writer, payment);
  }
  for (const ago of programme.closed_months_ago) {
    await freezeMonth(writer, { programme_id: id, month: monthsBefore(today, ago) });
  }
  for (const { months_ago, ...given } of programme.corrections) {
    const month = monthsBefore(today, months_ago);
    const day = `${monthAfter(month, 2)}-05`;
    await correctionResource.create(writer, correctionDraft.parse({ ...of, ...given, month, day }));
  }
}

/** Invented, but close enough to real ones that totals look right. */
const rates = [
  { currency: 'USD', now: 1.09, perMonth: 0.004 },
  { currency: 'TRY', now: 48.2, perMonth: 0.9 },
];

/** An entered rate is used for a month, so that the last day of each month is enough. */
const sampleRates = (today: string) =>
  Array.from({ length: monthsOfFigures + 3 }, (_, ago) => ({
    ago,
    day: ago === 0 ? dayBefore(today, 1) : lastDayOf(monthsBefore(today, ago)),
  }))
    .filter(({ ago, day }, _, all) => ago === 0 || day !== all[0]?.day)
    .flatMap(({ ago, day }) =>
      rates.map(({ currency, now, perMonth }) => ({
        ...{ day, currency },
        per_eur: (now - ago * perMonth).toFixed(4),
      })),
    );
