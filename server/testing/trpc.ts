/** The real tRPC client, with its requests injected into the app. */
import { createTRPCClient, httpLink, TRPCClientError } from '@trpc/client';
import type { InjectOptions } from 'fastify';
import type { AppRouter } from '../trpc/router.ts';
import { type TestApp, token } from './app.ts';

type Injected = Omit<InjectOptions, 'headers'> & { headers?: Record<string, string> };

export const trpcClient = (
  { app }: Pick<TestApp, 'app'>,
  { headers = { 'x-admin-token': token }, ...more }: Injected = {},
) =>
  createTRPCClient<AppRouter>({
    links: [
      httpLink({
        url: 'http://site/api/trpc',
        headers,
        fetch: async (url, init) => {
          const response = await app.inject({
            method: init?.method as 'GET' | 'POST',
            url: String(url),
            headers: Object.fromEntries(new Headers(init?.headers as HeadersInit)),
            ...(init?.body != null && { payload: init.body as string }),
            ...more,
          });
          const { statusCode: status, body } = response;
          return new Response(body, { status, headers: response.headers as HeadersInit });
        },
      }),
    ],
  });

export type Client = ReturnType<typeof trpcClient>;

/** Reads the code and messages of a failed call in the same format as over REST. */
export async function refusalOf(call: Promise<unknown>) {
  const error = await call.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  if (!(error instanceof TRPCClientError))
    throw new Error('The call was not refused', { cause: error });
  const response = error.meta?.response as Response | undefined;
  return {
    status: response?.status,
    retryAfter: response?.headers.get('retry-after') ?? undefined,
    code: error.data?.code,
    detail: error.message,
    errors: error.data?.errors,
  };
}
