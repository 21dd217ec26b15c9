import type { TRPCClient } from '@trpc/client';
import type { AppRouter } from '../../server/trpc/router.ts';

/** The read-only part of the API: pages send their forms without tRPC. */
export type Api = { catalogue: Omit<TRPCClient<AppRouter>['catalogue'], 'inquire'> };

/** Loads the API on first use, because server-rendered pages include their data. */
export const loadApi = async (): Promise<Api> => (await import('./public-api.ts')).publicApi;
