import type { TRPCClient } from '@trpc/client';
import type { AppRouter } from '../../server/trpc/router.ts';

/** Pages only read: what they send does not go through tRPC. */
export type Api = { catalogue: Omit<TRPCClient<AppRouter>['catalogue'], 'inquire'> };

/** Loaded when a page first asks for something: a page from the server brings its data along. */
export const loadApi = async (): Promise<Api> => (await import('./public-api.ts')).publicApi;
