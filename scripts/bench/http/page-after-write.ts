/** Compares the CPU time of a page requested right after a write with the time to render it. */
import { randomUUID } from 'node:crypto';
import { productDraft } from '#contract/catalogue/product.ts';
import { projectFile } from '../../../db/project-file.ts';
import { productResource } from '../../../server/catalogue/resource/product.ts';
import { readManifest } from '../../../server/pages/render/manifest.ts';
import type { Api, Render } from '../../../server/pages/render/renderer.ts';
import { siteOf } from '../../../server/site/read-site.ts';
import type { Figure } from '../figure/figure.ts';
import { median } from '../figure/median.ts';
import type { openSampleSite } from '../process/sample-site.ts';

type Site = Awaited<ReturnType<typeof openSampleSite>>;

const path = '/casino';
const rounds = 200;
const unmeasured = 50;

export async function measurePagesAfterWrites(site: Site): Promise<Figure[]> {
  const { app, database } = site;
  const { items } = (await app.inject('/api/products?category=casino&limit=100')).json();
  const all = (await app.inject('/api/products?limit=100')).json().items;
  const shown = items[0].id;
  const casino = new Set(items.map(({ id }: { id: number }) => id));
  const other = all.find(({ id }: { id: number }) => !casino.has(id)).id;
  const renderAlone = await openRenderer(site);

  const times = { shown: [] as number[], other: [] as number[], alone: [] as number[] };
  for (let round = 0; round < rounds + unmeasured; round += 1) {
    const measured = {
      shown: await cpuOfPage(shown, round),
      other: await cpuOfPage(other, round),
      alone: await cpuOf(renderAlone),
    };
    if (round < unmeasured) continue;
    times.shown.push(measured.shown);
    times.other.push(measured.other);
    times.alone.push(measured.alone);
  }

  const floor = { name: 'rendering the page', value: median(times.alone) };
  const figureOf = (measure: string, page: number[]): Figure => ({
    measure,
    unit: 'ms of CPU',
    ours: median(page),
    floor,
  });
  return [
    figureOf('page after a write to a product that it shows', times.shown),
    figureOf('page after a write to another product', times.other),
  ];

  async function cpuOfPage(product: number, round: number) {
    const { db } = database;
    const draft = productDraft.parse(await productResource.get(db, product));
    const rating = (round % 50) / 10;
    await productResource.update({ db, actor: 'bench' }, product, { ...draft, rating });
    return cpuOf(async () => {
      await app.inject({ url: path, headers: { 'accept-encoding': 'br' } });
    });
  }
}

async function openRenderer({ app, settings }: Site) {
  const { render }: { render: Render } = await import(projectFile('dist/server/entry-server.js'));
  const manifest = await readManifest(projectFile('dist/client/.vite/manifest.json'));
  const results = {
    layout: '/api/layout/casino',
    banners: '/api/banners?category=casino&limit=5',
    products: '/api/products?category=casino&limit=10',
    top: '/api/top?category=casino&limit=10',
  };
  const queries = Object.entries(results).map(async ([name, path]) => {
    const result = (await app.inject(path)).json();
    return [name, { query: async () => result }];
  });
  const api = { catalogue: Object.fromEntries(await Promise.all(queries)) } as Api;
  const shown = async (name: string) =>
    (await app.inject(`/api/trpc/catalogue.${name}?input=%7B%7D`)).json().result.data;
  const request = {
    path,
    market: 'US',
    breakUntil: undefined,
    markets: await shown('markets'),
    nonce: randomUUID(),
    site: siteOf(app, settings, await shown('settings')),
    api,
    manifest,
  } as const;
  return () => render(request);
}

async function cpuOf(work: () => Promise<unknown>): Promise<number> {
  const before = process.cpuUsage();
  await work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}
