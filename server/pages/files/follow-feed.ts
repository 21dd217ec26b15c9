/** Renders followers' news as an Atom feed (RFC 4287), for visitors without an account. */

import type { Kysely } from 'kysely';
import type { Language } from '#contract/language.ts';
import { pathIn } from '#contract/language-path.ts';
import type { Site } from '#contract/site/site.ts';
import { followSearch } from '#contract/visitor/follow.ts';
import { instantOf } from '#contract/wall-clock.ts';
import { listFirstChangeTimes } from '../../../db/change-log.ts';
import { listBonusStarts } from '../../../db/repositories/catalogue/exclusive-bonus.ts';
import type { FollowedTarget } from '../../../db/repositories/visitor/follow.ts';
import type { Database } from '../../../db/tables.ts';
import type { FollowText } from '../../../messages/en/content/follow.ts';
import { fillText } from '../../../messages/fill-text.ts';
import { escapeMarkup } from '../../http/escape-markup.ts';
import type { FollowedNews, NewsItem } from '../../visitor/follow/followed-news.ts';
import { unknownTime } from './feed.ts';

const maxEntries = 50;

type Feed = { followed: FollowedTarget; news: FollowedNews };

const feedPath = (language: Language, { market_code, ...followed }: FollowedTarget) =>
  `${pathIn(language, '/follow.xml')}?${new URLSearchParams({ ...followSearch(followed), market: market_code })}`;

/** Newest first. Offers are dated by their first entry in the history or by their start, and changes by their day. */
export async function renderFollowFeed(
  db: Kysely<Database>,
  site: Site,
  { followed, news }: Feed,
): Promise<string> {
  const title = await titleOf(followed, news);
  const entries = (await dated(db, news.items, site.timeZone)).slice(0, maxEntries);
  const { lang } = followed;
  const urlOf = (path: string) => escapeMarkup(site.url + pathIn(lang, path));
  const self = escapeMarkup(site.url + feedPath(lang, followed));
  const entryOf = ({ key, title, path, at }: NewsItem & { at: string }) => `<entry>
<id>${urlOf('/')}#${escapeMarkup(encodeURIComponent(key))}</id>
<title>${escapeMarkup(title)}</title>
<link rel="alternate" type="text/html" href="${urlOf(path)}"/>
<updated>${at}</updated>
</entry>
`;
  return `<?xml version="1.0" encoding="UTF-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${lang}">
<id>${self}</id>
<title>${escapeMarkup(`${title} – ${site.name}`)}</title>
<author><name>${escapeMarkup(site.name)}</name></author>
<link rel="self" type="application/atom+xml" href="${self}"/>
<link rel="alternate" type="text/html" href="${urlOf(news.path)}"/>
<updated>${entries[0]?.at ?? unknownTime}</updated>
${entries.map(entryOf).join('')}</feed>
`;
}

async function titleOf({ kind, target, lang }: FollowedTarget, { name }: FollowedNews) {
  const { texts }: { texts: FollowText } = await import(
    `../../../messages/${lang}/content/follow.ts`
  );
  if (kind === 'codes') return texts.codes;
  if (kind === 'product') return fillText(texts.product, { name: name ?? '' });
  return texts.categories[target] ?? fillText(texts.category, { name: target });
}

async function dated(db: Kysely<Database>, items: readonly NewsItem[], timeZone: string) {
  const times = new Map<string, string>();
  for (const entity of new Set(items.map((item) => item.entity))) {
    const ids = items.flatMap((item) => (item.entity === entity ? item.id : []));
    for (const { id, at } of await listFirstChangeTimes(db, entity, ids)) {
      times.set(`${entity} ${id}`, at);
    }
  }
  const bonuses = items.flatMap(({ entity, id }) => (entity === 'exclusive-bonus' ? id : []));
  for (const { id, live_from } of await listBonusStarts(db, bonuses)) {
    raise(times, `exclusive-bonus ${id}`, timeOf(live_from));
  }
  return items
    .map((item) => {
      const first = times.get(`${item.entity} ${item.id}`) ?? unknownTime;
      const changed = item.on ? timeOf(instantOf(`${item.on} 00:00:00`, timeZone)) : '';
      return { ...item, at: later(first, changed) };
    })
    .toSorted((one, other) => (one.at < other.at ? 1 : -1));
}

const timeOf = (seconds: number) => new Date(1000 * seconds).toISOString();
const later = (one: string, other: string) => (one > other ? one : other);
const raise = (times: Map<string, string>, key: string, time: string) =>
  times.set(key, later(times.get(key) ?? unknownTime, time));
