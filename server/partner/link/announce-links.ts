/** Notifies editors and webhooks of links that are broken, or lead to a destination that hasn't been accepted. */
import type { Kysely } from 'kysely';
import { z } from 'zod';
import type { Notice } from '#contract/operation/notice.ts';
import {
  countLinksByState,
  listUnannouncedLinks,
  markLinksAnnounced,
} from '../../../db/repositories/partner/link-check.ts';
import { listKindsOfLinks } from '../../../db/repositories/partner/link-use.ts';
import { findSetting, writeSetting } from '../../../db/repositories/site/setting.ts';
import { hearsOf } from '../../../db/repositories/webhook/webhook.ts';
import type { Database } from '../../../db/tables.ts';
import type { NightlyDeps } from '../../operation/nightly/nightly-job.ts';
import { linkMessage } from '../../webhook/webhook-message.ts';
import { withUses } from './link-list.ts';

type Deps = Pick<NightlyDeps, 'database' | 'linkChecker' | 'webhookSender'>;

export async function linkNotices({
  database: { db },
  linkChecker,
}: Omit<Deps, 'webhookSender'>): Promise<Notice[]> {
  if (!(await linkChecker.isOn())) return [];
  // Collects links first, so that those just fixed are not reported. Reports the others even if the disk is full.
  await linkChecker.collectNew().catch(() => {});
  const counts = new Map(
    (await countLinksByState(db)).map(({ state, links }) => [state, Number(links)]),
  );
  const [broken = 0, moved = 0] = [counts.get('broken'), counts.get('moved')];
  return broken + moved > 0 ? [{ kind: 'links-broken', broken, moved }] : [];
}

const key = 'link_news';
const stored = z.object({
  links: z.array(z.int()),
  /** The IDs of webhooks that have been notified of all links. */
  told: z.array(z.int()),
});

async function readReceived(db: Kysely<Database>, links: readonly number[]): Promise<number[]> {
  const text = await findSetting(db, key);
  if (text === undefined) return [];
  const before = stored.parse(JSON.parse(text));
  return before.links.join() === links.join() ? before.told : [];
}

/** A retry only notifies webhooks that were not notified before. */
export async function announceLinks({ database: { db }, webhookSender }: Deps): Promise<void> {
  const news = await withUses(db, await listUnannouncedLinks(db));
  const ids = news.map(({ id }) => id);
  if (ids.length === 0) return;
  const kindsOf = Map.groupBy(await listKindsOfLinks(db, ids), ({ link_id }) => link_id);
  await webhookSender.announce({
    messagesFor: (webhook) =>
      news
        .filter(({ id }) => kindsOf.get(id)?.some(({ kind }) => hearsOf(webhook, kind)))
        .map((link) => linkMessage(webhook, link)),
    received: await readReceived(db, ids),
    saveReceived: (told) => writeSetting(db, key, JSON.stringify({ links: ids, told })),
  });
  await markLinksAnnounced(db, ids);
}
