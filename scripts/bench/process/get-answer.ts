import { once } from 'node:events';
import { get, type IncomingMessage, type RequestOptions } from 'node:http';
import { buffer } from 'node:stream/consumers';

/** Reads a complete response. Requires a 200 within a minute. */
export async function getAnswer(url: string, options: RequestOptions = {}): Promise<void> {
  const sent = get(url, { signal: AbortSignal.timeout(60_000), ...options });
  const [response] = (await once(sent, 'response')) as [IncomingMessage];
  await buffer(response);
  if (response.statusCode !== 200) throw new Error(`${url} answered ${response.statusCode}`);
}
