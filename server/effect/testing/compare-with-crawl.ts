import { expect } from 'vitest';
import type { ShownPlaces } from '#contract/catalogue/effect/effects.ts';
import { entityPaths } from '#contract/catalogue/history/entity-kind.ts';
import { type Random, randomChange, randomFrom } from './random-change.ts';
import { crawlSite, type Difference, missingIn, type RandomSite } from './random-site.ts';

/**
 * The crawl only finds entities with a name of their own. A top list entry has none, so it isn't noticed where it goes
 * from a page that still shows its product.
 */
const differenceIn = (
  known: ReadonlySet<string>,
  { pages, cards, totals }: ShownPlaces,
  seen: readonly string[],
): Difference => {
  expect(totals.pages).toBe(pages.length);
  const all = cards.map(({ kind, id, pages: count }) => [`${kind} ${id}`, count] as const);
  const shown = pages.map(({ path, market }) => `${path} ${market}`).toSorted();
  const onlyUnnamed = shown.filter((page) => !seen.includes(page));
  const unnamed = all.filter(([key]) => key.startsWith('top-list-entry '));
  const mayBeUnnamed = unnamed.some(([, count]) => count >= onlyUnnamed.length);
  return {
    pages: mayBeUnnamed ? shown.filter((page) => !onlyUnnamed.includes(page)) : shown,
    cards: Object.fromEntries(all.filter(([key]) => known.has(key))),
  };
};

const knownTo = ({ names, paths }: RandomSite) => new Set([...names.values(), ...paths.values()]);

/** Asks for the effects of each change first, then makes it and crawls. */
export async function compareWithCrawls(site: RandomSite, seed: number, changes: number) {
  const random: Random = randomFrom(seed);
  let before = await crawlSite(site);
  let effective = 0;
  for (let number = 1; number <= changes; number += 1) {
    const { name, kind, id, draft } = await randomChange(site, random, number);
    const about = `seed ${seed}, change ${number}: ${JSON.stringify({ kind, id, draft })}`;
    const answer = await site.call('POST', '/admin/effects', {
      kind,
      id,
      draft: draft && JSON.stringify(draft),
    });
    const path = `/admin${entityPaths[kind]}`;
    const method = draft === null ? 'DELETE' : id === null ? 'POST' : 'PUT';
    const live = await site.call(method, id === null ? path : `${path}/${id}`, draft ?? undefined);
    expect(answer.status < 300, `${about} ${answer.text} ${live.text}`).toBe(live.status < 300);
    if (name && live.status < 300) site.names.set(name, `${kind} ${live.body.id}`);
    const after = await crawlSite(site);
    if (answer.status >= 300) continue;
    const { vanishes, appears } = answer.body;
    const known = knownTo(site);
    const expected = { vanishes: missingIn(before, after), appears: missingIn(after, before) };
    expect(
      {
        vanishes: differenceIn(known, vanishes, expected.vanishes.pages),
        appears: differenceIn(known, appears, expected.appears.pages),
      },
      about,
    ).toEqual(expected);
    if (expected.vanishes.pages.length + expected.appears.pages.length > 0) effective += 1;
    before = after;
  }
  return { effective, crawl: before };
}

/** Compares where each entity is shown with what a crawl has found. */
export async function comparePlaces(site: RandomSite, crawl: Map<string, Set<string>>) {
  for (const key of knownTo(site)) {
    const [kind, id] = key.split(' ');
    const { status, body } = await site.call('GET', `/admin/effects?kind=${kind}&id=${id}`);
    if (status === 404) continue;
    const expected = [...crawl].flatMap(([page, shown]) => (shown.has(key) ? page : []));
    const pages = body.pages.map(
      ({ path, market }: { path: string; market: string }) => `${path} ${market}`,
    );
    expect(pages.toSorted(), key).toEqual(expected.toSorted());
  }
}
