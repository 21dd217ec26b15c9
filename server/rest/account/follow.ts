/** Visitors' access to what they follow. */
import { followConsent, followEnd, ownFollows } from '#contract/visitor/own-follow.ts';
import { deleteConsents, deleteFollow } from '../../../db/repositories/visitor/follow.ts';
import { accountCall } from './account-call.ts';

export const followCalls = [
  accountCall({
    method: 'GET',
    path: '/account/follows',
    output: ownFollows,
    run: ({ deps, visitor }) => deps.follows.list(visitor.id),
  }),
  accountCall({
    method: 'POST',
    path: '/account/follows/end',
    input: followEnd,
    output: ownFollows,
    async run({ deps, db, visitor }, ended) {
      await deleteFollow(db, visitor.id, ended);
      return deps.follows.list(visitor.id);
    },
  }),
  accountCall({
    method: 'POST',
    path: '/account/follows/emails',
    input: followConsent,
    output: ownFollows,
    async run({ deps, db, visitor: { id } }, { kind, by_email }) {
      await (by_email ? deps.follows.consent(id, kind) : deleteConsents(db, id, kind));
      return deps.follows.list(id);
    },
  }),
] as const;
