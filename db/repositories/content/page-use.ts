/** Finds the pages that refer to catalogue entities, in their bodies or their fields. */
import type { Kysely } from 'kysely';
import { contentPath } from '#contract/content/content-path.ts';
import { referencesOf } from '#contract/content/rich-text/read-rich-text.ts';
import type { Database } from '../../tables.ts';
import { timeSlices } from '../../time-slice.ts';
import { readBody } from './content-page.ts';

type PageUse = {
  id: number;
  name: string;
  productIds: number[];
  bonusIds: number[];
  promoCodeIds: number[];
};

/** Small batches, because pages may be long. */
const batchSize = 50;

/** Lists the pages that refer to the catalogue, including drafts. */
export async function listUsesOfPages(db: Kysely<Database>): Promise<PageUse[]> {
  const uses: PageUse[] = [];
  const yieldTurn = timeSlices();
  const { last } = await db
    .selectFrom('content_page')
    .select(({ fn }) => fn.max<number | null>('id').as('last'))
    .executeTakeFirstOrThrow();
  for (let after = 0; after < (last ?? 0); after += batchSize) {
    await yieldTurn();
    const rows = await db
      .selectFrom('content_page')
      .innerJoin('content_page_translation', 'content_page_id', 'id')
      .select(['id', 'kind', 'slug', 'product_ids', 'title', 'body'])
      .where('id', '>', after)
      .where('id', '<=', after + batchSize)
      .where(({ or, eb }) => or([eb('product_ids', '!=', '[]'), eb('body', 'like', '%Card"%')]))
      .orderBy('id')
      .orderBy('lang')
      .execute();
    for (const { id, kind, slug, title, body, product_ids } of rows) {
      await yieldTurn();
      const text = readBody(body);
      const cards = text && referencesOf(text);
      uses.push({
        id,
        name: title ?? contentPath(kind, slug),
        productIds: [...JSON.parse(product_ids), ...(cards?.productIds ?? [])],
        bonusIds: cards?.bonusIds ?? [],
        promoCodeIds: cards?.promoCodeIds ?? [],
      });
    }
  }
  return uses;
}
