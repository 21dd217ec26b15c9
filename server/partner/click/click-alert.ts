/**
 * Alerts editors the next morning if a product's clicks drop suddenly, which suggests a dead link or a lost position.
 */
import type { Kysely } from 'kysely';
import { z } from 'zod';
import type { Notice } from '#contract/operation/notice.ts';
import { type ClickAlert, clickAlert } from '#contract/partner/click-alert.ts';
import { dayBefore, localDay } from '#contract/wall-clock.ts';
import { findPartners } from '../../../db/repositories/catalogue/card/offer-partner.ts';
import { listProductDays } from '../../../db/repositories/partner/click-report.ts';
import { findSetting, writeSetting } from '../../../db/repositories/site/setting.ts';
import { hearsOf } from '../../../db/repositories/webhook/webhook.ts';
import type { Database } from '../../../db/tables.ts';
import type { NightlyDeps } from '../../operation/nightly/nightly-job.ts';
import { clickAlertMessage } from '../../webhook/webhook-message.ts';

const medianDays = 28;
/** A day below this share of the median counts as a drop. */
const smallestShare = 0.4;
/** Below this, drops are just noise. */
const smallestMedian = 10;
const maxDrops = 20;

const key = 'click_drops';
const stored = z.object({
  drops: z.array(clickAlert),
  /** The IDs of webhooks that have been notified of all drops. */
  told: z.array(z.int()),
});

function medianOf(numbers: number[]): number {
  const sorted = numbers.toSorted((one, other) => one - other);
  const middle = sorted.length / 2;
  return ((sorted[middle - 1] ?? 0) + (sorted[middle] ?? 0)) / 2;
}

/** Compares a full day with the previous four weeks. Days without clicks count as 0. */
export async function findClickDrops(db: Kysely<Database>, day: string): Promise<ClickAlert[]> {
  const rows = await listProductDays(db, { from: dayBefore(day, medianDays), to: day });
  const drops: ClickAlert[] = [];
  for (const [product_id, days] of Map.groupBy(rows, (row) => row.product_id)) {
    const clicks = Number(days.find((row) => row.day === day)?.clicks ?? 0);
    const before = days.filter((row) => row.day !== day).map((row) => Number(row.clicks));
    const empty = Array.from({ length: medianDays - before.length }, () => 0);
    const median = medianOf([...before, ...empty]);
    if (median >= smallestMedian && clicks < median * smallestShare) {
      drops.push({ product_id, day, clicks, median });
    }
  }
  const lost = ({ median, clicks }: ClickAlert) => median - clicks;
  return drops.sort((one, other) => lost(other) - lost(one)).slice(0, maxDrops);
}

const readStored = async (db: Kysely<Database>) => {
  const text = await findSetting(db, key);
  return text === undefined ? { drops: [], told: [] } : stored.parse(JSON.parse(text));
};

/** A retry only notifies webhooks that were not notified before. */
export async function announceClickAlerts(
  { database: { db }, webhookSender }: Pick<NightlyDeps, 'database' | 'webhookSender'>,
  timeZone: string,
  now = new Date(),
): Promise<void> {
  const yesterday = dayBefore(localDay(timeZone, now), 1);
  const drops = await findClickDrops(db, yesterday);
  const before = await readStored(db);
  const isSame = before.drops[0]?.day === yesterday;
  const received = isSame ? before.told : [];
  const write = (told: readonly number[]) => writeSetting(db, key, JSON.stringify({ drops, told }));
  await write(received);
  if (drops.length === 0) return;
  const names = await findPartners(db, drops);
  const named = drops.map((drop) => ({ ...drop, name: names.get(drop.product_id)?.name ?? null }));
  await webhookSender.announce({
    messagesFor: (webhook) =>
      hearsOf(webhook, 'product') ? named.map((drop) => clickAlertMessage(webhook, drop)) : [],
    received,
    saveReceived: write,
  });
}

export async function clickAlertNotices({
  database: { db },
}: Pick<NightlyDeps, 'database'>): Promise<Notice[]> {
  const { drops } = await readStored(db);
  const names = await findPartners(db, drops);
  return drops.flatMap(({ product_id: id, ...drop }) => {
    const name = names.get(id)?.name;
    return name === undefined ? [] : [{ kind: 'clicks-fell' as const, id, name, ...drop }];
  });
}
