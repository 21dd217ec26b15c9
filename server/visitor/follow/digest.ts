/**
 * Sends followers one email with everything new since the last night. No email is sent during a break, and news from a
 * break isn't sent later.
 */

import type { Language } from '#contract/language.ts';
import { pathIn } from '#contract/language-path.ts';
import type { FollowKind } from '#contract/visitor/follow.ts';
import { localDay } from '#contract/wall-clock.ts';
import { findSetting, writeSetting } from '../../../db/repositories/site/setting.ts';
import {
  claimDigest,
  deleteTold,
  deleteUnfollowedStates,
  type FollowedTarget,
  findKnownKeys,
  listConsents,
  listDigestReaders,
  listFollowedTargets,
  listFollows,
  toldIn,
  writeKnownKeys,
} from '../../../db/repositories/visitor/follow.ts';
import { inSlices } from '../../../db/time-slice.ts';
import type { DigestTexts } from '../../../messages/en/email/digest.ts';
import { everyone } from '../../catalogue/read/read-call.ts';
import type { Deps } from '../../deps.ts';
import { type FollowedNews, findNews, targetKey, toldKey } from './followed-news.ts';

type DigestDeps = Pick<Deps, 'database' | 'emails' | 'follows' | 'reads' | 'settings'>;

/** An email leaves out any further items. */
const maxItems = 30;
const readersAtOnce = 100;
const lastDigestSetting = 'last_digest';

type Told = { before: string[] | undefined; news: FollowedNews };

/**
 * Saves the known state last, so that a job that stopped halfway sends the remaining followers the same news on the
 * next run. Each follower's news is recorded before the email is sent: if the process stops in between, they miss that
 * email, but never get one twice.
 */
export async function sendDigests(
  deps: DigestDeps,
  signal: AbortSignal,
  now = new Date(),
): Promise<void> {
  const { db } = deps.database;
  const lastDigest = (await findSetting(db, lastDigestSetting)) ?? '';
  const told = new Map<string, { followed: FollowedTarget } & Told>();
  for await (const followed of inSlices(await listFollowedTargets(db))) {
    signal.throwIfAborted();
    const news = await findNews(deps.reads, followed, everyone);
    if (!news) continue;
    told.set(targetKey(followed), { followed, news, before: await findKnownKeys(db, followed) });
  }
  // Without a mail server, emails would only fill the log.
  if (deps.settings.SMTP_URL) await sendToReaders(deps, told, { signal, now, lastDigest });
  for await (const { followed, news } of inSlices(told.values())) {
    await writeKnownKeys(
      db,
      followed,
      news.items.map(({ key }) => key),
    );
  }
  await writeSetting(db, lastDigestSetting, now.toISOString());
  await deleteUnfollowedStates(db);
  await deleteTold(db, now.toISOString());
}

const freshOf = ({ before, news }: Told) => {
  if (!before) return [];
  const known = new Set(before);
  return news.items.filter(({ key }) => !known.has(key));
};

async function sendToReaders(
  { database: { db }, emails, follows, settings }: DigestDeps,
  told: ReadonlyMap<string, Told>,
  { signal, now, lastDigest }: { signal: AbortSignal; now: Date; lastDigest: string },
) {
  const fresh = new Map([...told].map(([key, each]) => [key, freshOf(each)]));
  if ([...fresh.values()].every(({ length }) => length === 0)) return;
  const night = localDay(settings.SITE_TIMEZONE, now);
  for (let after = ''; ; ) {
    const readers = await listDigestReaders(db, { after, lastDigest, limit: readersAtOnce });
    for await (const { id, email, told: earlier } of inSlices(readers)) {
      signal.throwIfAborted();
      const consents = new Set((await listConsents(db, id)).map(({ kind }) => kind));
      const own = (await listFollows(db, id)).filter(({ kind }) => consents.has(kind));
      const known = new Set(toldIn(earlier));
      const sections = own.flatMap((followed) => {
        const target = targetKey(followed);
        const all = fresh.get(target) ?? [];
        const items = all.filter((item) => !known.has(toldKey(followed, item)));
        const name = told.get(target)?.news.name ?? null;
        return items.length > 0 ? [{ ...followed, name, items }] : [];
      });
      const [latest] = sections;
      if (!latest) continue;
      const keys = sections.flatMap((section) =>
        section.items.map((item) => toldKey(section, item)),
      );
      if (!(await claimDigest(db, id, { night, told: [...known, ...keys] }))) continue;
      emails.sendLetter(email, pathIn(latest.lang, follows.unsubscribePath(id)), (site) =>
        writeDigest(latest.lang, sections, site),
      );
    }
    await emails.settled();
    const last = readers.at(-1);
    if (!last || readers.length < readersAtOnce) return;
    after = last.id;
  }
}

type Section = {
  kind: FollowKind;
  target: string;
  name: string | null;
  items: FollowedNews['items'];
};
type Known = { site: string; url: string; unsubscribe: string };

async function writeDigest(language: Language, sections: readonly Section[], known: Known) {
  const { texts }: { texts: DigestTexts } = await import(
    `../../../messages/${language}/email/digest.ts`
  );
  // An item that is followed in two ways is listed once.
  const seen = new Set<string>();
  const all = sections.flatMap(({ items, ...section }) => {
    const unseen = items.filter(({ key }) => !seen.has(key) && seen.add(key));
    return unseen.length > 0 ? [{ ...section, items: unseen }] : [];
  });
  const total = all.reduce((sum, { items }) => sum + items.length, 0);
  let left = maxItems;
  const shown = all.flatMap(({ items, ...section }) => {
    const taken = items.slice(0, left);
    left -= taken.length;
    return taken.length > 0 ? [{ ...section, items: taken }] : [];
  });
  const link = (path: string) => known.url + pathIn(language, path);
  return texts({
    ...known,
    account: link('/account'),
    more: total - (maxItems - left),
    total,
    sections: shown.map(({ kind, target, name, items }) => ({
      kind,
      target,
      name,
      items: items.map(({ title, path }) => ({ title, link: link(path) })),
    })),
  });
}
