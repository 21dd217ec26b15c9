import type { TRPCLink } from '@trpc/client';
import { observable } from '@trpc/server/observable';
import type { Proposed } from '#contract/release/proposal.ts';
import type { AppRouter } from '../../../../server/trpc/router.ts';
import { isImmediate } from './immediate-call.ts';
import { ProposedInstead } from './proposed-instead.ts';
import { targetRelease } from './working-release.ts';

/** The header in which the server expects the release. */
export const releaseHeader = (release: unknown): Record<string, string> =>
  typeof release === 'number' ? { 'x-release': String(release) } : {};

/** Adds the release to mutations, and rejects those that were added to one. */
export const releaseLink: TRPCLink<AppRouter> =
  () =>
  ({ op, next }) => {
    if (op.type !== 'mutation' || isImmediate(op.path)) return next(op);
    return observable((observer) => {
      const release = targetRelease();
      return next({ ...op, context: { ...op.context, release } }).subscribe({
        ...observer,
        next(answer) {
          const data = 'data' in answer.result ? answer.result.data : undefined;
          if (isProposed(data)) observer.error(new ProposedInstead(data));
          else observer.next(answer);
        },
      });
    });
  };

const isProposed = (data: unknown): data is Proposed =>
  typeof data === 'object' && data !== null && 'proposal' in data && 'proposals' in data;
