import { type ApiResult, failureIn, tooLarge, unreachable } from './api-result.ts';
import { leaveOffersOnBreak } from './leave-offers.ts';

const timeoutMs = 30_000;

type Sent = { json?: object; headers?: Record<string, string> } & Pick<
  RequestInit,
  'body' | 'signal'
>;

/** Calls the server without tRPC's client, which is too large for a page. Never throws. */
export async function callApi<Data>(
  method: 'GET' | 'POST' | 'DELETE',
  path: string,
  { json, headers, ...sent }: Sent = {},
): Promise<ApiResult<Data>> {
  let status = 0;
  try {
    const response = await fetch(path, {
      method,
      signal: AbortSignal.timeout(timeoutMs),
      ...sent,
      ...(json && { body: JSON.stringify(json) }),
      headers: {
        accept: 'application/json',
        ...(json && { 'content-type': 'application/json' }),
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
