import type { APIRequestContext } from '@playwright/test';

/** Counts a visitor's click on a product in the Popular list. */
export const clickOn = (
  request: APIRequestContext,
  id: number,
  position: number,
  visitor: number,
) =>
  request.post('/api/clicks', {
    data: { kind: 'product', id, path: '/casino', block: 'popular', position },
    headers: { 'user-agent': `Mozilla/5.0 Chrome/142.0.0.${visitor}` },
  });
