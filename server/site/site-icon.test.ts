// Runs in test:long only: encodes images.
// Runs on SQLite only: icons are drawn from files, and site-settings.test.ts covers settings.
import sharp from 'sharp';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { temporaryFolder } from '../../db/testing/temporary-folder.ts';
import { diskStorage } from '../image/storage/disk-storage.ts';
import { blue, formOf, plain, red } from '../image/upload/testing/uploads.ts';
import { type TestApp, testApp } from '../testing/app.ts';
import { expectProblem } from '../testing/rest.ts';
import { iconEncoder } from './site-icon.ts';

let given: TestApp;
beforeEach(async () => {
  given = await testApp({ DATA_DIR: temporaryFolder() }, { pages: 'built' });
});
afterEach(() => given.app.close());

async function upload(colour = blue, width = 256): Promise<string> {
  const bytes = await plain(width, 256, colour).png().toBuffer();
  const request = new Request('http://site/', { method: 'POST', body: formOf({ bytes }) });
  const answer = await given.call(
    'POST',
    '/admin/uploads',
    Buffer.from(await request.arrayBuffer()),
    { headers: { 'content-type': request.headers.get('content-type') ?? '' } },
  );
  return answer.body.url;
}

const write = (settings: object) =>
  given.call('PUT', '/admin/settings', { name: 'Copper Lantern', ...settings });
const get = (url: string) => given.app.inject({ url });

async function iconPaths(): Promise<string[]> {
  const { icons } = (await get('/manifest.webmanifest')).json();
  return icons.map(({ src }: { src: string }) => src);
}

test('without an owner’s icon the site uses its default', async () => {
  expect(await iconPaths()).toEqual(['/icon-192.png', '/icon-512.png', '/icon-maskable-512.png']);
  expectProblem(await given.call('GET', '/../site-icon/0/32.png'), 'not_found', 404);
});

test('all icons are generated from the owner’s image, and the path changes with it', async () => {
  expect((await write({ icon: await upload(blue) })).status).toBe(200);
  // Icons show the whole image, so its focal point doesn't matter.
  const point = { name: 'Lantern', focal_point: { x: 30, y: 70 } };
  expect((await given.call('PUT', '/admin/images/1', point)).status).toBe(200);
  const [path = ''] = await iconPaths();
  const folder = path.replace(/[^/]*$/, '');
  const sizes = {
    '32.png': [32, 32],
    '192.png': [192, 192],
    '512.png': [512, 512],
    'maskable.png': [512, 512],
    'apple-touch.png': [180, 180],
    'share.png': [1200, 630],
  };
  for (const [file, size] of Object.entries(sizes)) {
    const { statusCode, headers, rawPayload } = await get(folder + file);
    expect([file, statusCode, headers['content-type']]).toEqual([file, 200, 'image/png']);
    expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
    const { width, height } = await sharp(rawPayload).metadata();
    expect([file, width, height]).toEqual([file, ...size]);
  }
  const share = (await get(`${folder}share.png`)).rawPayload;
  await write({ icon: await upload(red) });
  const [other = ''] = await iconPaths();
  expect(other).not.toBe(path);
  // A page rendered earlier requests the earlier icon.
  const moved = await get(path);
  expect([moved.statusCode, moved.headers.location]).toEqual([302, other]);
  const { headers } = await get('/favicon.ico');
  expect(headers.location).toMatch(/^\/site-icon\/\w+\/32\.png$/);
  expect((await get('/casino')).body).toContain(`href="${headers.location}"`);
  await write({ name: 'Tin Lantern', icon: await upload(blue) });
  const [renamed = ''] = await iconPaths();
  const { rawPayload } = await get(renamed.replace('192.png', 'share.png'));
  expect(rawPayload.equals(share)).toBe(false);
  for (const file of ['33.png', '..%2f32.png', 'share.webp']) {
    expect((await get(folder + file)).statusCode).toBe(404);
  }
});

test('without an icon, a portal with its own name shows its initials instead of Aceboard’s mark', async () => {
  const pictures = async (name: string) => {
    await write({ name });
    const paths = await iconPaths();
    return Promise.all(paths.map(async (path) => (await get(path)).rawPayload));
  };
  const copper = await pictures('Copper Lantern');
  expect(await iconPaths()).toEqual(
    ['192.png', '512.png', 'maskable.png'].map((file) =>
      expect.stringMatching(new RegExp(`^/site-icon/\\w+/${file}$`)),
    ),
  );
  for (const file of ['/favicon.ico', '/apple-touch-icon.png', '/icon.svg', '/share.png']) {
    const { headers } = await get(file);
    expect(headers.location).toMatch(/^\/site-icon\//);
    expect((await get('/casino')).body).toContain(headers.location);
  }
  const { body } = await get('/casino');
  expect(body.match(/href="\/(favicon|icon|apple)[^"]*/g)).toBeNull();
  // The same initials, and then others.
  expect(await pictures('cold lamp')).toEqual(copper);
  expect(await pictures('Tin Lantern')).not.toEqual(copper);
  const { channels } = await sharp(copper[0]).stats();
  // Light letters on the dark ground.
  expect(channels.map(({ max }) => max > 200)).toEqual([true, true, true, true]);
  await write({ name: 'Aceboard' });
  expect(await iconPaths()).toEqual(['/icon-192.png', '/icon-512.png', '/icon-maskable-512.png']);
});

test('an image that cannot be decoded is tried once for all icons of a page', async () => {
  const storage = diskStorage(temporaryFolder());
  const image = 'a'.repeat(32);
  await storage.put(image, new Map([['1x1.webp', Buffer.from('broken')]]));
  let tries = 0;
  const find = iconEncoder({
    ...storage,
    open: (...file) => {
      tries += 1;
      return storage.open(...file);
    },
  });
  const source = { path: `/uploads/${image}/1x1.webp`, name: 'Lantern', theme: 'dark' } as const;
  for (const file of ['32.png', '192.png']) {
    await expect(find(source, file)).rejects.toThrow();
  }
  expect(tries).toBe(1);
});

test.each([
  'https://other.example/logo.png',
  '/uploads/logo.webp',
  '/uploads/../secret/1x1.webp',
  `/uploads/${'a'.repeat(32)}/0x0.webp`,
  'javascript:alert(1)',
])('logos and icons must be images in the library, not %s', async (path) => {
  const refused = await write({ logo: path, icon: path });
  expectProblem(refused, 'bad_input', 400);
  expect(refused.body.errors).toMatchObject([{ path: 'logo' }, { path: 'icon' }]);
});

test('the header shows the logo with its size', async () => {
  const logo = await upload(blue, 512);
  await write({ logo });
  expect((await get('/casino')).body).toContain(
    `<img src="${logo}" width="512" height="256" alt="Copper Lantern"`,
  );
});

test.each(['dark', 'light', 'system'] as const)(
  'each theme shows its own logo, and a single logo is shown in both: %s',
  async (theme) => {
    const [dark, light] = [await upload(blue, 512), await upload(red, 512)];
    const shown = async (logos: object) => {
      await write({ theme, ...logos });
      const { body } = await get('/casino');
      const [, picture = ''] = body.match(/<picture[^>]*>(.*?)<\/picture>/) ?? [];
      return [...picture.matchAll(/(?:src|srcSet)="([^"]+)"/gi)].map(([, path]) => path);
    };
    const both = { dark: [dark], light: [light], system: [light, dark] };
    expect(await shown({ logo: dark, logo_light: light })).toEqual(both[theme]);
    expect(await shown({ logo: dark, logo_light: null })).toEqual([dark]);
  },
);

test('the logo counts as an image used by the settings, and only owners replace it there', async () => {
  const logo = await upload(blue, 512);
  await upload(red);
  await write({ logo });
  const { id } = (await given.call('GET', '/admin/images?use=used')).body.items[0];
  expect((await given.call('GET', `/admin/images/${id}`)).body.uses).toEqual([
    { kind: 'settings', id: 1, name: null },
  ]);
  const draft = { name: 'Editor', role: 'editor' };
  const { token } = (await given.call('POST', '/admin/tokens', draft)).body;
  const replace = (headers = {}) =>
    given.call('POST', `/admin/images/${id}/replace`, { by: 2 }, { headers });
  expectProblem(await replace({ 'x-admin-token': token }), 'forbidden', 403);
  expect((await replace()).body).toEqual({ changed: 1 });
  expect((await given.call('GET', '/admin/settings')).body.logo).not.toBe(logo);
});
