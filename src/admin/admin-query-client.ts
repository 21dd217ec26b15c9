import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';
import { toast } from './frame/toast-store.ts';
import { problemOf } from './problem.ts';

declare module '@tanstack/react-query' {
  interface Register {
    mutationMeta: {
      tellsErrors?: boolean;
    };
  }
}

/** The options of a mutation whose screen tells its errors itself. */
export const tellsErrors = { meta: { tellsErrors: true } };

const passing = new Set(['unreachable', 'internal', 'overloaded']);

/** What happens after every call is decided here, once: who lost the token signs in again. */
export function createAdminQueryClient(onSignedOut: () => void) {
  const queryClient: QueryClient = new QueryClient({
    queryCache: new QueryCache({
      onError: (error) => {
        if (problemOf(error).code === 'unauthorized') onSignedOut();
      },
    }),
    mutationCache: new MutationCache({
      // While more is on its way, what is shown is ahead of what the server would say.
      onSuccess: () => (queryClient.isMutating() > 1 ? undefined : queryClient.invalidateQueries()),
      onError: (error, _variables, _result, mutation) => {
        const problem = problemOf(error);
        if (problem.code === 'unauthorized') onSignedOut();
        else if (!mutation.meta?.tellsErrors) toast.fail(problem.message);
      },
    }),
    defaultOptions: {
      // Without a network a call fails at once and says so, instead of waiting unseen.
      mutations: { networkMode: 'always' },
      queries: {
        networkMode: 'always',
        gcTime: 5 * 60_000,
        retry: (failures, error) => failures < 3 && passing.has(problemOf(error).code),
        retryDelay: (failures) => Math.min(1_000 * 2 ** failures, 30_000),
      },
    },
  });
  return queryClient;
}
