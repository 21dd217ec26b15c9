/** Opens previews of unpublished content. */
import { previewedName } from './input/release.ts';
import { send, type Walked } from './walked.ts';
import { browser, form, get, post } from './walked-browser.ts';

/** Opens a preview, as when an editor shares a draft with a colleague. */
export async function walkPreview(walked: Walked, adminToken: string) {
  const make = browser(walked, 'visitor');
  const headers = { 'x-admin-token': adminToken };
  const path = '/api/admin/pages';
  const { items } = JSON.parse((await send(walked.url, { path, headers })).text);
  const preview = { path: `${path}/${items[0].id}/preview`, headers };
  const shown = JSON.parse((await send(walked.url, preview)).text);
  await make(get(shown.path));
  const { searchParams } = new URL(shown.path, walked.url);
  const asked = { id: items[0].id, ...Object.fromEntries(searchParams) };
  const query = new URLSearchParams({ input: JSON.stringify(asked) });
  await make(get(`/api/trpc/catalogue.contentPagePreview?${query}`));
}

/** Opens a preview of a release, as when an editor shares it with a client, and leaves it. */
export async function walkReleasePreview(walked: Walked, adminToken: string) {
  const make = browser(walked, 'visitor');
  const admin = async (method: string, path: string, body?: object) => {
    const headers = { 'x-admin-token': adminToken };
    const call = { method, path: `/api/admin${path}`, headers, body };
    return JSON.parse((await send(walked.url, call)).text);
  };
  const { items } = await admin('GET', '/releases?state=open');
  const known = items.find(({ name }: { name: string }) => name === previewedName);
  const { id } = known ?? (await admin('POST', '/releases', { name: previewedName }));
  const { url } = await admin('POST', `/releases/${id}/preview`);
  await make(get(new URL(url, walked.url).pathname));
  await make(post('/preview/leave', form({})));
}
