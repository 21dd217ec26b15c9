import type { Kysely } from 'kysely';
import { type Product, type ProductDraft, productDraft } from '#contract/catalogue/product.ts';
import { type Language, languages } from '#contract/language.ts';
import { listCategories } from '../../../db/repositories/catalogue/category.ts';
import type { Database } from '../../../db/tables.ts';
import { readNumber, words } from '../../sheet/read-cell.ts';
import { type Column, changeLogOf, type Sheet } from '../../sheet/sheet.ts';
import { productResource } from '../resource/product.ts';

const texts = ['name', 'description', 'fs_label', 'freebet_label', 'pick_reason'] as const;

const textColumn = (name: (typeof texts)[number], language: Language): Column<Product> => ({
  name: `${name}_${language}`,
  path: `i18n.${language}.${name}`,
  write: ({ i18n }) => i18n[language][name] ?? '',
});

async function columns(db: Kysely<Database>): Promise<Column<Product>[]> {
  const { items: categories } = await listCategories(db, { offset: 0 });
  const readSlugs = (cell: string) => {
    const slugs = words(cell.replace(/[,|]/g, ' '));
    const unknown = slugs.filter((slug) => !categories.some((category) => category.slug === slug));
    if (unknown.length > 0)
      return { unreadable: `There is no category with the slug ${unknown.join(', ')}` };
    return categories.filter(({ slug }) => slugs.includes(slug)).map(({ id }) => id);
  };
  return [
    ...texts.flatMap((name) => languages.map((language) => textColumn(name, language))),
    {
      name: 'rating',
      path: 'rating',
      read: readNumber,
      write: ({ rating }) => rating?.toFixed(1) ?? '',
    },
    { name: 'ref_link', path: 'ref_link', write: ({ ref_link }) => ref_link ?? '' },
    {
      name: 'click_parameter',
      path: 'click_parameter',
      write: ({ click_parameter }) => click_parameter ?? '',
    },
    { name: 'icon_url', path: 'icon_url', write: ({ icon_url }) => icon_url ?? '' },
    {
      name: 'categories',
      path: 'categories',
      read: readSlugs,
      write: (product) =>
        categories
          .filter(({ id }) => product.categories.includes(id))
          .map(({ slug }) => slug)
          .join(' '),
    },
    {
      name: 'images',
      path: 'images',
      read: (cell) => words(cell).map((image_url, index) => ({ image_url, sort_order: index + 1 })),
      write: ({ images }) => images.map(({ image_url }) => image_url).join(' '),
    },
  ];
}

export const productSheet: Sheet<ProductDraft, Product> = {
  log: changeLogOf('product'),
  table: 'product',
  columns,
  draft: productDraft,
  key: ['i18n.en.name'],
  nameOf: ({ name }) => name,
  get: productResource.get,
  create: productResource.create,
  update: productResource.update,
};
