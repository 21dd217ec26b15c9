import type { InjectOptions } from 'fastify';
import { type Click, insertClicks } from '../../../../db/repositories/partner/click.ts';
import { type TestApp, testApp } from '../../../testing/app.ts';

/** Pads the name, as click IDs have at least sixteen letters and digits. */
export const clickIdOf = (name: string) => name.padEnd(16, '0');

const place = { page: 'casino', block: 'popular', position: 2 } as const;

/** A product whose partner has a key, and a click on it. */
export async function partnerApp(...given: Parameters<typeof testApp>) {
  const app = await testApp(...given);
  const { id: product } = await app.make.product({ i18n: { en: { name: 'Lantern' } } });
  const renewKey = async (id = product): Promise<string> =>
    (await app.call('POST', `/admin/products/${id}/postback-key`)).body.key;
  const click = clickIdOf('one');
  await addClick(app, { product_id: product });
  return { ...app, product, click, renewKey, key: await renewKey() };
}

export async function addClick(
  { db }: Pick<TestApp, 'db'>,
  { name = 'one', ...more }: { name?: string; product_id: number } & Partial<Click>,
) {
  const day = new Date().toISOString().slice(0, 10);
  await insertClicks(db, [
    {
      id: clickIdOf(name),
      at: `${day}T00:00:00.000Z`,
      day,
      market_code: 'US',
      kind: 'product',
      item_id: more.product_id,
      ...place,
      ...more,
    },
  ]);
}

export type Reported = Record<string, string>;

/** Sends a postback as a partner's program would. */
export const postback = (
  { call }: Pick<TestApp, 'call'>,
  key: string,
  reported: Reported,
  method: InjectOptions['method'] = 'GET',
) => call(method, `/postback/${key}?${new URLSearchParams(reported)}`);

export const counts = ({ db }: Pick<TestApp, 'db'>) =>
  db
    .selectFrom('conversion_count')
    .selectAll()
    .orderBy('event')
    .orderBy('currency')
    .orderBy('day')
    .execute();
