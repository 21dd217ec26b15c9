/** A minimal REST client for the admin API. */
import { adminToken } from '../bench/process/start-program.ts';

type Answer<Body> = { status: number; body: Body };

export const adminClient = (url: string, signal?: AbortSignal) => {
  async function send<Body>(path: string, init: RequestInit): Promise<Answer<Body>> {
    const headers = { 'x-admin-token': adminToken, ...init.headers };
    const response = await fetch(`${url}/api${path}`, {
      ...init,
      headers,
      ...(signal && { signal }),
    });
    const text = await response.text();
    return { status: response.status, body: text && JSON.parse(text) };
  }

  const call = <Body>(method: string, path: string, body: unknown) =>
    send<Body>(path, {
      method,
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });

  return {
    get: <Body>(path: string) => send<Body>(path, {}),
    createProduct: (name: string) =>
      call<{ id: number }>('POST', '/admin/products', {
        i18n: { en: { name } },
        categories: [1],
      }),
    createPromoCode: (code: string) =>
      call<{ id: number }>('POST', '/admin/promocodes', {
        code,
        market_code: 'US',
        rarity: 'rare',
      }),
    upload(image: Uint8Array<ArrayBuffer>) {
      const body = new FormData();
      body.set('file', new Blob([image]), 'image.png');
      return send<{ url: string }>('/admin/uploads', { method: 'POST', body });
    },
    put: (path: string, body: unknown) => call('PUT', path, body),
  };
};
