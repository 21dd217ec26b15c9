import { callApi } from '../api/call-api.ts';
import { storedToken, tokenHeader } from './people/sign-in/stored-token.ts';

/** An image of the maximum size takes a long time on a slow connection. */
const timeoutMs = 10 * 60_000;

/** Uploads an image and returns its URL. Throws the server's error. */
export async function uploadImage(file: File): Promise<string> {
  const body = new FormData();
  body.set('file', file);
  const result = await callApi('POST', '/api/admin/uploads', {
    headers: tokenHeader(storedToken()),
    body,
    signal: AbortSignal.timeout(timeoutMs),
  });
  if ('failure' in result) throw result.failure;
  return result.data.url;
}
