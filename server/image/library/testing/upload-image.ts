import type { TestApp } from '../../../testing/app.ts';
import { formOf, plain } from '../../upload/testing/uploads.ts';

export async function uploadImage(given: TestApp, bytes: Uint8Array, name = 'harbor.png') {
  const request = new Request('http://site/', { method: 'POST', body: formOf({ bytes, name }) });
  return given.call('POST', '/admin/uploads', Buffer.from(await request.arrayBuffer()), {
    headers: { 'content-type': request.headers.get('content-type') ?? '' },
  });
}

/** Each colour makes a different image. */
export async function uploadPlainImage(
  given: TestApp,
  colour: Parameters<typeof plain>[2],
): Promise<string> {
  return (await uploadImage(given, await plain(40, 20, colour).png().toBuffer())).body.url;
}
