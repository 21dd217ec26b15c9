import type { z } from 'zod';
import type { AnyBrowserCall } from '../../server/rest/browser-calls.ts';
import { type ApiResult, failureIn, tooLarge, unreachable } from './api-result.ts';
import { leaveOffersOnBreak } from './leave-offers.ts';

const timeoutMs = 30_000;

type Method = AnyBrowserCall['method'];

/** The path of a call with any values for its parameters. */
type Filled<Path extends string> = Path extends `${infer Start}:${string}/${infer Rest}`
  ? `${Start}${string}/${Filled<Rest>}`
  : Path extends `${infer Start}:${string}`
    ? `${Start}${string}`
    : Path;
type UrlOf<Path extends string> = `/api${Filled<Path>}` | `/api${Filled<Path>}?${string}`;

type CallOf<M extends Method> = Extract<AnyBrowserCall, { method: M }>;
type CallAt<M extends Method, Path, Call = CallOf<M>> = Call extends {
  path: infer Declared extends string;
}
  ? Path extends UrlOf<Declared>
    ? Call
    : never
  : never;
type Schema<Found> = Extract<Found, z.ZodType>;

export type PathOf<M extends Method> = UrlOf<CallOf<M>['path']>;
export type DataOf<M extends Method, Path> = z.output<Schema<CallAt<M, Path>['output']>>;
export type JsonOf<M extends Method, Path> = z.input<Schema<CallAt<M, Path>['input']>>;

type Sent<Json> = { json?: Json; headers?: Record<string, string> } & Pick<
  RequestInit,
  'body' | 'signal'
>;

type CallApi = <M extends Method, Path extends PathOf<M>>(
  method: M,
  path: Path,
  sent?: Sent<JsonOf<M, Path>>,
) => Promise<ApiResult<DataOf<M, Path>>>;

/** Calls the server without tRPC's client, which is too large for a page. Never throws. */
export const callApi = callUrl as CallApi;

export async function callUrl(
  method: string,
  path: string,
  { json, headers, ...sent }: Sent<unknown> = {},
): Promise<ApiResult<unknown>> {
  let status = 0;
  try {
    const response = await fetch(path, {
      method,
      signal: AbortSignal.timeout(timeoutMs),
      ...sent,
      ...(json !== undefined && { body: JSON.stringify(json) }),
      headers: {
        accept: 'application/json',
        ...(json !== undefined && { 'content-type': 'application/json' }),
        ...headers,
      },
    });
    leaveOffersOnBreak(response);
    status = response.status;
    const text = await response.text();
    const body = text ? JSON.parse(text) : undefined;
    return response.ok ? { data: body } : { failure: failureIn(body) };
  } catch {
    return { failure: status === 413 ? tooLarge : unreachable };
  }
}
