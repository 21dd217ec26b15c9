import type { TRPCLink } from '@trpc/client';
import { observable, type Unsubscribable } from '@trpc/server/observable';
import type { AppRouter } from '../../../../server/trpc/router.ts';
import { askToConfirm } from './confirmation.ts';

/** Asks people to confirm their identity if the server requires it, and then retries the call. */
export const confirmLink: TRPCLink<AppRouter> =
  () =>
  ({ op, next }) =>
    observable((observer) => {
      let isCancelled = false;
      let running: Unsubscribable | undefined;
      const make = (mayAsk: boolean) => {
        running = next(op).subscribe({
          ...observer,
          error(error) {
            const isWanted = error.data?.code === 'confirmation_required';
            if (!(isWanted && mayAsk)) return observer.error(error);
            askToConfirm().then((isConfirmed) => {
              if (isCancelled) return;
              if (isConfirmed) make(false);
              else observer.error(error);
            });
          },
        });
      };
      make(true);
      return () => {
        isCancelled = true;
        running?.unsubscribe();
      };
    });
