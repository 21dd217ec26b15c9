/** Writes the guides, reviews and pages of the sample. Their cards and lists refer to other items by key. */
import { filteredListAddress, filteredListAt } from '#contract/catalogue/filter/filtered-list.ts';
import { contentPageDraft } from '#contract/content/content-page.ts';
import { inEachLanguage } from '#contract/language.ts';
import { contentPageResource } from '../content/content-page-resource.ts';
import type { Writer } from '../resource/resource.ts';
import { type Ids, known } from './known-id.ts';
import type { SampleCatalogue } from './read-catalogue.ts';
import type { SampleBlock } from './sample-entry.ts';

type SamplePage = SampleCatalogue['pages'][number];

type Writing = {
  bonuses: Ids;
  promoCodes: Ids;
  products: Ids;
  /** The payment methods and regulators that filtered lists use. */
  filters: Ids;
  publish_at: string;
  writer: Writer;
};

export async function insertPages(pages: readonly SamplePage[], writing: Writing): Promise<void> {
  for (const page of pages)
    await contentPageResource.create(writing.writer, pageDraft(page, writing));
}

function pageDraft({ key, kind, products, partner_list, ...texts }: SamplePage, writing: Writing) {
  const list = partner_list?.replace(/\{(.+?)\}/g, (_, name) =>
    String(known(writing.filters, name)),
  );
  const filtered = list && filteredListAt(list);
  return contentPageDraft.parse({
    kind,
    slug: key,
    product_ids: products.map((product) => known(writing.products, product)),
    partner_list: filtered ? filteredListAddress(filtered) : null,
    i18n: inEachLanguage((language) => {
      const { body, ...written } = texts[language];
      const content = body.map((block) => nodeOf(block, writing));
      return { ...written, body: { type: 'doc', content }, publish_at: writing.publish_at };
    }),
  });
}

const paragraph = (words: string) => ({
  type: 'paragraph',
  content: [{ type: 'text', text: words }],
});

function nodeOf(block: SampleBlock, { bonuses, promoCodes, products }: Writing) {
  if (Array.isArray(block)) {
    const content = block.map((words) => ({ type: 'listItem', content: [paragraph(words)] }));
    return { type: 'bulletList', content };
  }
  if (typeof block !== 'string') {
    if ('bonus' in block) {
      return { type: 'offerCard', attrs: { bonus_id: known(bonuses, block.bonus) } };
    }
    if ('promo_code' in block) {
      const promo_code_id = known(promoCodes, block.promo_code);
      return { type: 'promoCodeCard', attrs: { promo_code_id } };
    }
    if ('partner' in block) {
      return { type: 'partnerCard', attrs: { product_id: known(products, block.partner) } };
    }
    return { type: 'topListCard', attrs: { category: block.top_list, limit: 3 } };
  }
  const [, marked, words] = /^(## |! )?(.*)$/s.exec(block) ?? [];
  if (marked === '## ') {
    return {
      type: 'heading',
      attrs: { level: 2 },
      content: [{ type: 'text', text: words }],
    };
  }
  if (marked === '! ') {
    return { type: 'callout', attrs: { kind: 'info' }, content: [paragraph(words ?? '')] };
  }
  return paragraph(block);
}
