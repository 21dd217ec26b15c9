/** Sites whose images are in a real S3. */
import { randomUUID } from 'node:crypto';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { imageVariants } from '#contract/image/uploaded-image.ts';
import { productPath } from '#contract/page-path.ts';
import { temporaryFolder } from '../../../../db/testing/temporary-folder.ts';
import { testApp, token } from '../../../testing/app.ts';
import { startServer } from '../../../testing/process.ts';
import {
  type Gateway,
  hasGateway,
  noGateway,
  startGateway,
} from '../../upload/testing/s3-gateway.ts';
import { formOf, plain } from '../../upload/testing/uploads.ts';

if (!hasGateway) test.skip(`sites with images in S3: ${noGateway}`);

describe.runIf(hasGateway)('a site with images in S3', () => {
  let gateway: Gateway;
  beforeAll(async () => {
    gateway = await startGateway();
  });
  afterAll(() => gateway.stop());

  async function openSite(variables: Record<string, string>, pages: 'built' | 'none' = 'none') {
    const DATA_DIR = temporaryFolder();
    const site = await testApp({ DATA_DIR, ...variables }, { pages });
    onTestFinished(() => site.app.close());
    return { ...site, DATA_DIR, url: await site.app.listen({ port: 0, host: '127.0.0.1' }) };
  }

  async function upload(siteUrl: string) {
    const response = await fetch(`${siteUrl}/api/admin/uploads`, {
      method: 'POST',
      headers: { 'x-admin-token': token },
      body: formOf({ bytes: await plain(400, 300).png().toBuffer() }),
    });
    expect(response.status).toBe(201);
    return ((await response.json()) as { url: string }).url;
  }

  test('one process stores an image, and another serves it as immutable', async () => {
    const variables = gateway.settingsOf(randomUUID());
    const [one, other] = [await openSite(variables), await openSite(variables)];
    const path = await upload(one.url);
    expect(existsSync(join(one.DATA_DIR, 'uploads'))).toBe(false);

    const response = await fetch(other.url + path);
    const bytes = await response.arrayBuffer();
    const headers = {
      'content-type': 'image/webp',
      'content-length': String(bytes.byteLength),
      'cache-control': 'public, max-age=31536000, immutable',
    };
    expect(Buffer.from(bytes).toString('latin1')).toMatch(/^RIFF.{4}WEBP/s);
    expect(Object.fromEntries(response.headers)).toMatchObject(headers);
    const head = await fetch(other.url + path, { method: 'HEAD' });
    expect([head.status, Object.fromEntries(head.headers)]).toEqual([
      200,
      expect.objectContaining(headers),
    ]);
    const etag = response.headers.get('etag') ?? '';
    const again = await fetch(other.url + path, { headers: { 'if-none-match': etag } });
    expect(again.status).toBe(304);
    for (const copy of imageVariants(path)?.srcset.split(', ') ?? []) {
      expect((await fetch(other.url + copy.split(' ')[0])).status).toBe(200);
    }
    const missing = path.replace('400x300', '401x300');
    expect((await fetch(other.url + missing)).status).toBe(404);
  });

  test('with UPLOADS_PUBLIC_URL pages use that URL, the API does not, and /uploads redirects to it', async () => {
    const cdn = 'https://cdn.example/images';
    const variables = { ...gateway.settingsOf(randomUUID()), UPLOADS_PUBLIC_URL: cdn };
    const { app, make, url, call } = await openSite(variables, 'built');
    const icon_url = await upload(url);
    const published = icon_url.replace('/uploads', cdn);
    const { id } = await make.product({
      icon_url,
      images: [{ image_url: icon_url, sort_order: 1 }],
    });

    const redirect = await app.inject(icon_url);
    expect(redirect.statusCode).toBe(301);
    expect(redirect.headers).toMatchObject({
      location: published,
      'cache-control': 'public, max-age=31536000, immutable',
    });
    expect((await call('GET', `/products/${id}`)).body).toMatchObject({ icon_url });

    const { body, headers } = await app.inject(productPath(id));
    const html = body.replace(/<script.*?<\/script>/gs, '');
    expect(html).not.toContain('"/uploads/');
    expect(html).not.toContain(', /uploads/');
    expect(html).toContain(`<meta property="og:image" content="${published}"`);
    expect(html).toContain(`href="${published}"`);
    expect(html).toContain(`srcSet="${imageVariants(icon_url, cdn)?.srcset}"`);
    expect(headers['content-security-policy']).toMatch(/img-src [^;]*https:/);
  });

  test('a site starts while S3 is down and serves its images once S3 is back', async () => {
    const [first, prefix] = [await startGateway(), randomUUID()];
    const site = await openSite(first.settingsOf(prefix));
    const path = await upload(site.url);
    await first.stop();
    const dataDir = temporaryFolder();
    const variables = { SEED: 'demo', LOG_LEVEL: 'silent', ...first.settingsOf(prefix) };
    const server = await startServer(dataDir, variables);
    expect((await fetch(`${server.url}/casino`)).status).toBe(200);
    for (const url of [site.url, server.url]) expect((await fetch(url + path)).status).toBe(503);

    const second = await startGateway(first);
    onTestFinished(() => second.stop());
    for (const url of [site.url, server.url]) expect((await fetch(url + path)).status).toBe(200);
    expect(await server.stop()).toBe(0);
  });

  test('the sample catalogue is copied to S3, and its images are served in the meantime', async () => {
    const prefix = randomUUID();
    const dataDir = temporaryFolder();
    const server = await startServer(dataDir, { SEED: 'demo', ...gateway.settingsOf(prefix) });
    const list = await (await fetch(`${server.url}/api/products?limit=50`)).json();
    for (const { icon_url } of list.items as { icon_url: string }[]) {
      expect((await fetch(server.url + icon_url)).status).toBe(200);
    }
    const stored = () => readdirSync(join(gateway.folder, 'images', prefix));
    await expect.poll(() => stored().length).toBe(216);
    expect(existsSync(join(dataDir, 'uploads'))).toBe(false);
    await server.stop();
  });

  test('with a CDN, which serves only stored files, the sample images are copied before the site starts', async () => {
    const prefix = randomUUID();
    const server = await startServer(temporaryFolder(), {
      ...gateway.settingsOf(prefix),
      SEED: 'demo',
      UPLOADS_PUBLIC_URL: 'https://cdn.example',
    });
    expect(readdirSync(join(gateway.folder, 'images', prefix))).toHaveLength(216);
    await server.stop();
  });
});
