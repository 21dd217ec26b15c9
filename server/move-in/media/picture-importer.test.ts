import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import type { ServerResponse } from 'node:http';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, onTestFinished, test } from 'vitest';
import { temporaryFolder } from '../../../db/testing/temporary-folder.ts';
import { uploadImage } from '../../image/library/testing/upload-image.ts';
import { blue, bomb, noisy, plain, red } from '../../image/upload/testing/uploads.ts';
import { partnerSite, publicLoopback } from '../../partner/link/testing/partner-site.ts';
import { type TestApp, testApp } from '../../testing/app.ts';
import type { PictureDetails } from './add-details.ts';
import { mediaFetch } from './media-fetch.ts';
import { mediaFolder } from './media-folder.ts';
import { pictureImporter } from './picture-importer.ts';
import type { PictureSource } from './picture-source.ts';

let given: TestApp;
let folder: string;

beforeEach(async () => {
  folder = temporaryFolder();
  given = await testApp({ DATA_DIR: folder });
});
afterEach(() => given.app.close());

const site = 'https://old.example/wp-content/uploads';
const png = (colour = blue) => plain(40, 20, colour).png().toBuffer();

async function filesSource(files: Record<string, Buffer | string>): Promise<PictureSource> {
  const copy = temporaryFolder();
  for (const [name, content] of Object.entries(files)) {
    mkdirSync(dirname(join(copy, name)), { recursive: true });
    writeFileSync(join(copy, name), content);
  }
  return mediaFolder(copy);
}

async function oldSite(answers: Parameters<typeof partnerSite>[0]) {
  const old = await partnerSite(answers);
  onTestFinished(old.close);
  const host = `old.example:${old.port}`;
  const source = mediaFetch({ network: publicLoopback, hosts: [host] });
  return { ...old, source, at: (path: string) => `http://${host}${path}` };
}

const send = (content: Buffer | string, type: string) => (_: unknown, response: ServerResponse) =>
  response.writeHead(200, { 'content-type': type }).end(content);

function importer(
  sources: PictureSource[],
  more: { maxBytes?: number; signal?: AbortSignal } = {},
) {
  const { signal = new AbortController().signal, maxBytes = 10 * 2 ** 20 } = more;
  const storage = given.deps.imageStorage;
  const { take } = pictureImporter({
    sources,
    library: { writer: given.writer, storage, maxBytes },
    signal,
  });
  return (addresses: string | string[], details: PictureDetails = { alt: {} }) =>
    take([addresses].flat(), details);
}

const images = async () => (await given.call('GET', '/admin/images')).body.items;
const changes = async () => (await given.call('GET', '/admin/changes?entity=image')).body.items;
const stored = () => readdirSync(join(folder, 'uploads')).length;

test('stores a picture like an upload, with its name, alt texts and focal point', async () => {
  const take = importer([await filesSource({ '2020/01/şehir 1.png': await png() })]);
  const alt = { en: '  A\n harbor ', tr: 'Bir liman' };
  const taken = await take(`${site}/2020/01/%C5%9Fehir%201.png?x=1`, {
    alt,
    focalPoint: { x: 30, y: 70 },
  });
  expect(taken).toEqual({ path: expect.stringMatching(/^\/uploads\/[0-9a-f]{32}\/40x20\.webp$/) });
  expect(await images()).toMatchObject([
    {
      ...taken,
      name: 'şehir 1.png',
      focal_point: { x: 30, y: 70 },
      i18n: { en: { alt: 'A harbor' }, tr: { alt: 'Bir liman' } },
    },
  ]);
  expect((await given.call('GET', '/admin/changes?entity=image')).body.items[0].actor).toBe('test');
});

test('the same bytes are one image, which keeps what editors have entered', async () => {
  const uploaded = await uploadImage(given, await png(), 'harbor.png');
  const draft = { name: 'Harbor', focal_point: { x: 1, y: 2 }, i18n: { en: { alt: 'By hand' } } };
  await given.call('PUT', '/admin/images/1', draft);
  const bytes = await png();
  const take = importer([await filesSource({ 'a.png': bytes, 'b.png': bytes })]);
  const details = { alt: { en: 'Imported', tr: 'Liman' }, focalPoint: { x: 9, y: 9 } };
  expect(await take(`${site}/a.png`, details)).toEqual({ path: uploaded.body.url });
  expect(await take(`${site}/b.png`, { alt: { tr: 'Başka' } })).toEqual({
    path: uploaded.body.url,
  });
  expect(await images()).toMatchObject([
    {
      name: 'Harbor',
      focal_point: { x: 1, y: 2 },
      i18n: { en: { alt: 'By hand' }, tr: { alt: 'Liman' } },
    },
  ]);
  expect(await changes()).toHaveLength(3);
  expect(stored()).toBe(1);
});

test('an alt text that is too long is shortened, and an invisible one is left out', async () => {
  const take = importer([await filesSource({ 'a.png': await png(), 'b.png': await png(red) })]);
  await take(`${site}/a.png`, { alt: { en: 'x'.repeat(201), tr: '😀'.repeat(200) } });
  await take(`${site}/b.png`, { alt: { en: '\u200b', tr: 'a\u202eb' } });
  const [second, first] = await images();
  expect(first.i18n).toEqual({
    en: { alt: `${'x'.repeat(199)}…` },
    tr: { alt: '😀'.repeat(200) },
  });
  expect(second.i18n).toEqual({ en: { alt: null }, tr: { alt: null } });
});

test('tries each source and each address in order', async () => {
  const [small, large] = [await png(red), await png(blue)];
  const local = await filesSource({ 'only-300x200.png': small });
  const { source, at, requests } = await oldSite({
    '/uploads/only.png': send(large, 'image/png'),
    '/uploads/remote.png': send(large, 'image/png'),
  });
  const take = importer([local, source]);
  const only = ['only.png', 'only-300x200.png'].map((name) => at(`/uploads/${name}`));
  expect(await take(only)).toHaveProperty('path');
  expect(requests).toEqual([]);
  expect(await take([at('/uploads/missing.png'), at('/uploads/remote.png')])).toHaveProperty(
    'path',
  );
  expect(requests).toEqual([
    'GET old.example/uploads/missing.png',
    'GET old.example/uploads/remote.png',
  ]);
  expect(await images()).toHaveLength(2);
});

test('5,000 references fetch a picture once, and a missing one once as well', async () => {
  const { source, at, requests } = await oldSite({ '/a.png': send(await png(), 'image/png') });
  const take = importer([source]);
  const references = Array.from({ length: 5_000 }, (_, index) =>
    take(index % 2 ? at('/a.png') : [at('/missing.png')], { alt: { en: 'A harbor' } }),
  );
  const outcomes = await Promise.all(references);
  expect(new Set(outcomes.map((outcome) => JSON.stringify(outcome))).size).toBe(2);
  expect(requests.toSorted()).toEqual(['GET old.example/a.png', 'GET old.example/missing.png']);
  expect(await images()).toMatchObject([{ i18n: { en: { alt: 'A harbor' } } }]);
  expect(await changes()).toHaveLength(2);
});

const svg =
  '<?xml version="1.0"?><!-- Made > by hand --><svg xmlns="http://www.w3.org/2000/svg"></svg>';
const page = '<!-- A --><!DOCTYPE html><html><body><svg></svg></body></html>';
const heic = Buffer.from('\0\0\0\x18ftypheic\0\0\0\0', 'latin1');

test.each<[string, Buffer | string, string]>([
  ['a page', page, 'Is not a picture (HTML)'],
  ['an SVG', svg, 'Is an SVG, which is not accepted'],
  ['an SVG after a byte order mark', `\ufeff\n${svg}`, 'Is an SVG, which is not accepted'],
  ['a PDF', '%PDF-1.7', 'Is not a picture (PDF)'],
  ['XML', '<?xml version="1.0"?><feed/>', 'Is not a picture (XML)'],
  ['JSON', '{"code":"rest_no_route"}', 'Is not a picture (JSON)'],
  ['a text', 'Hotlinking denied', 'Is not a picture'],
  ['nothing', '', 'Is empty'],
  ['HEIC', heic, 'Is in a picture format that is not accepted (HEIC)'],
  [
    'TIFF',
    Buffer.from('II*\0\b\0\0\0', 'latin1'),
    'Is in a picture format that is not accepted (TIFF)',
  ],
  ['half a GIF', 'GIF89a', 'Is damaged or incomplete and cannot be read as an image'],
  ['tags without end', '<!---->'.repeat(290), 'Is not a picture (XML)'],
])('%s is refused by its content, not by its content type', async (_, content, reason) => {
  const { source, at } = await oldSite({ '/a.png': send(content, 'image/png') });
  expect(await importer([source])(at('/a.png'))).toEqual({ reason });
  expect(await images()).toEqual([]);
});

test('a picture with the content type of a page is stored', async () => {
  const { source, at } = await oldSite({ '/a': send(await png(), 'text/html') });
  expect(await importer([source])(at('/a'))).toHaveProperty('path');
});

test('has the limits of uploads, and uses a smaller version of what is too large', async () => {
  const whole = await noisy(200, 200).png().toBuffer();
  const cut = whole.subarray(0, whole.length / 2);
  const files = { 'whole.png': whole, 'whole-40x20.png': await png(), 'cut.png': cut };
  const source = await filesSource({ ...files, 'bomb.png': bomb(10_000, 10_000) });
  const take = importer([source], { maxBytes: 100_000 });
  expect(whole.length).toBeGreaterThan(100_000);
  expect(await take(`${site}/whole.png`)).toEqual({ reason: 'Is larger than 100000 bytes' });
  expect(await take([`${site}/whole.png`, `${site}/whole-40x20.png`])).toHaveProperty('path');
  expect(await take([`${site}/whole.png`, `${site}/missing.png`])).toEqual({
    reason: 'Is larger than 100000 bytes',
  });
  expect(await take(`${site}/bomb.png`)).toEqual({
    reason: 'Has 100 megapixels; PNG may have at most 20',
  });
  expect(await take(`${site}/cut.png`)).toEqual({
    reason: 'Is damaged or incomplete and cannot be read as an image',
  });
  expect(await take([])).toEqual({ reason: 'Has no address' });
  expect(await take(`${site}/${'x'.repeat(2_100)}`)).toEqual({
    reason: 'Has an address of more than 2048 characters',
  });
});

test('an import that was stopped starts over without storing anything twice', async () => {
  const files = { 'a.png': await png(), 'b.png': await png(red) };
  const stop = new AbortController();
  const source = await filesSource(files);
  const first = importer([source], { signal: stop.signal });
  const taken = await first(`${site}/a.png`);
  const waiting = first(`${site}/b.png`);
  stop.abort(new Error('Stopped'));
  await expect(waiting).rejects.toThrow('Stopped');
  await expect(first(`${site}/b.png`)).rejects.toThrow('Stopped');

  const second = importer([source]);
  expect(await second(`${site}/a.png`)).toEqual(taken);
  expect(await second(`${site}/b.png`)).toHaveProperty('path');
  expect([(await images()).length, stored()]).toEqual([2, 2]);
});

test('a failure that is not the picture’s is thrown, and not remembered', async () => {
  const take = importer([await filesSource({ 'a.png': await png() })]);
  await given.db.schema.alterTable('image_translation').renameTo('away').execute();
  await expect(take(`${site}/a.png`)).rejects.toThrow();
  await given.db.schema.alterTable('away').renameTo('image_translation').execute();
  expect(await take(`${site}/a.png`)).toHaveProperty('path');
});
