/** Finds links in texts and banners to partners or offers that must not be linked in the visitor's market. */
import { z } from 'zod';
import { idInPath } from '#contract/field-schema.ts';
import { isPathOnSite } from '#contract/link-schema.ts';
import { type ClickKind, clickKinds } from '#contract/partner/click-place.ts';
import type { MarketCode } from '#contract/site/market-code.ts';
import type { SubjectEffects } from '#contract/site/rule-subject.ts';
import type { IsPartnerHost } from './partner-host.ts';
import {
  decodedPath,
  isGoPath,
  leadsTo,
  leadsToPartner,
  parseLink,
} from './text-without-partner-links.ts';

export type Partners = {
  market: MarketCode | undefined;
  findHosts: () => Promise<IsPartnerHost>;
  /** Finds the hosts of partners that are never linked in the market, whatever its rules. */
  findHiddenHosts: (input: object) => Promise<IsPartnerHost>;
  isAnswered: (kind: ClickKind, id: number, market: MarketCode) => Promise<boolean>;
};
type Ruled = Partners & { effects: SubjectEffects };

const target = z.tuple([z.literal('go'), z.enum(clickKinds), idInPath]);

/**
 * Returns whether `/go` responds to a link with a 404. If the link contains another market, that market's rules apply
 * too.
 */
async function isDead({ pathname, searchParams }: URL, { market, isAnswered }: Ruled) {
  if (!isGoPath(pathname)) return false;
  const { data } = target.safeParse(decodedPath(pathname).slice(1).split('/'));
  if (!data) return true;
  const [, kind, id] = data;
  const markets = new Set([market, searchParams.get('market') ?? market]);
  for (const code of markets) {
    if (code === undefined || !(await isAnswered(kind, id, code))) return true;
  }
  return false;
}

/** Finds the links that end in a 404. */
export async function deadLinks(hrefs: readonly string[], market: Ruled): Promise<Set<string>> {
  const dead = new Set<string>();
  for (const href of new Set(hrefs)) {
    const url = parseLink(href);
    if (url && (await isDead(url, market))) dead.add(href);
  }
  return dead;
}

/** Finds the links to partners that must not be linked in the market, and those that end in a 404. */
export async function unlinkedIn(hrefs: readonly string[], market: Ruled): Promise<Set<string>> {
  const { effects, findHosts, findHiddenHosts } = market;
  const unlinked = await deadLinks(hrefs, market);
  if (hrefs.every(isPathOnSite)) return unlinked;
  const isUnlinked =
    effects.links === 'show'
      ? leadsTo(await findHiddenHosts({ market: market.market }))
      : leadsToPartner(await findHosts());
  for (const href of hrefs) {
    const url = parseLink(href);
    if (url && isUnlinked(url)) unlinked.add(href);
  }
  return unlinked;
}
