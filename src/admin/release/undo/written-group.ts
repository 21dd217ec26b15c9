/** Knows which changes a call has written, by what it was given and by what it answered. */
import type { TRPCLink } from '@trpc/client';
import { observable } from '@trpc/server/observable';
import { logGroupHeader } from '#contract/release/log-group-header.ts';
import type { AppRouter } from '../../../../server/trpc/router.ts';

const groups = new WeakMap<object, string>();

/** Undefined if the call changed nothing that can be undone. */
export const writtenGroup = (call: object): string | undefined => groups.get(call);

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

export const writtenGroupLink: TRPCLink<AppRouter> =
  () =>
  ({ op, next }) => {
    if (op.type !== 'mutation') return next(op);
    return observable((observer) =>
      next(op).subscribe({
        ...observer,
        next(answer) {
          const response = answer.context?.response as Response | undefined;
          const group = response?.headers.get(logGroupHeader);
          const data = 'data' in answer.result ? answer.result.data : undefined;
          // A deletion answers nothing.
          for (const call of [op.input, data]) if (group && isObject(call)) groups.set(call, group);
          observer.next(answer);
        },
      }),
    );
  };
