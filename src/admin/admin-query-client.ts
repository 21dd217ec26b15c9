import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';
import type { AdminTexts } from '../../messages/en/admin/admin.ts';
import { toast } from './frame/toast-store.ts';
import { failureIn, problemOf } from './problem.ts';
import { ProposedInstead } from './release/working/proposed-instead.ts';

declare module '@tanstack/react-query' {
  interface Register {
    mutationMeta: {
      showsOwnErrors?: boolean;
      refreshesLater?: boolean;
    };
  }
}

/** Options for a mutation whose screen handles its own errors. */
export const showsOwnErrors = { meta: { showsOwnErrors: true } };

/** Options for one of many mutations, after the last of which the screen refreshes all queries itself. */
export const refreshesLater = { meta: { refreshesLater: true } };

const signedOutCodes = new Set<string>(['unauthorized', 'session_ended']);
const transientCodes = new Set(['unreachable', 'internal', 'overloaded']);

/** Creates the query client that all calls go through. If a token is rejected, the editor has to sign in again. */
export function createAdminQueryClient(
  onSignedOut: () => void,
  text: AdminTexts['refusal'],
  onProposed: (answer: ProposedInstead) => void = () => {},
) {
  let isOutdated = false;
  /** Mutations that the server has answered. They stay pending until the refresh is over. */
  const answered = new WeakSet<object>();
  const isUnanswered = (mutation: object) => !answered.has(mutation);

  /** Refreshes once no other mutation is unanswered, because until then the screen is ahead of the server. */
  function refreshOnceSettled() {
    isOutdated = queryClient.isMutating({ predicate: isUnanswered }) > 0;
    return isOutdated ? undefined : queryClient.invalidateQueries();
  }

  const queryClient: QueryClient = new QueryClient({
    queryCache: new QueryCache({
      onError: (error) => {
        if (signedOutCodes.has(failureIn(error)?.code ?? '')) onSignedOut();
      },
    }),
    mutationCache: new MutationCache({
      onSuccess: (_data, _variables, _result, mutation) => {
        answered.add(mutation);
        return mutation.meta?.refreshesLater ? undefined : refreshOnceSettled();
      },
      onError: (error, _variables, _result, mutation) => {
        answered.add(mutation);
        if (error instanceof ProposedInstead) {
          onProposed(error);
          return mutation.meta?.refreshesLater ? undefined : refreshOnceSettled();
        }
        // A mutation that succeeded in the meantime left the refresh to this one, which has failed.
        if (isOutdated) refreshOnceSettled();
        const problem = problemOf(error, text);
        if (signedOutCodes.has(problem.code)) return onSignedOut();
        // The person chose not to confirm.
        if (problem.code === 'confirmation_required') return;
        // The role has changed, so the screen offers actions that are no longer allowed.
        if (problem.code === 'forbidden') queryClient.invalidateQueries();
        if (!mutation.meta?.showsOwnErrors) toast.error(problem.message);
      },
    }),
    defaultOptions: {
      // Without a network, calls fail immediately instead of waiting silently.
      mutations: { networkMode: 'always' },
      queries: {
        networkMode: 'always',
        gcTime: 5 * 60_000,
        retry: (failures, error) =>
          failures < 3 && transientCodes.has(failureIn(error)?.code ?? 'internal'),
        retryDelay: (failures) => Math.min(1_000 * 2 ** failures, 30_000),
      },
    },
  });
  return queryClient;
}
