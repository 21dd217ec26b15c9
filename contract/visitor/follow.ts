/** The targets that visitors with an account can follow: a partner, a category, or new codes in their market. */
import { isId } from '../id.ts';

export const followKinds = ['product', 'category', 'codes'] as const;
export type FollowKind = (typeof followKinds)[number];

/** The target is a product's id, a category's slug, or empty. */
export type Followed = { kind: FollowKind; target: string };

/** More than anyone can keep track of. */
export const maxFollows = 100;

export type FollowRefusal = 'full';

const isTarget: Record<FollowKind, (target: string) => boolean> = {
  product: (target) => /^[1-9]\d{0,9}$/.test(target) && isId(Number(target)),
  category: (target) => /^(casino|bets|bonuses)$/.test(target),
  codes: (target) => target === '',
};

export const isFollowed = ({ kind, target }: Followed) => isTarget[kind](target);

/** The query of pages and feeds for a followed target. */
export const followSearch = ({ kind, target }: Followed) => ({
  about: target === '' ? kind : `${kind}-${target}`,
});

export function followedIn(search: string): Followed | undefined {
  const about = new URLSearchParams(search).get('about') ?? '';
  const [name = '', target = ''] = about.split(/-(.*)/s);
  const kind = followKinds.find((one) => one === name);
  return kind && isFollowed({ kind, target }) ? { kind, target } : undefined;
}
