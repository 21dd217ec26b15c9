// Runs on PostgreSQL too: no other test runs its SQL there.
import { expect, onTestFinished, test } from 'vitest';
import { exclusiveBonusDraft } from '#contract/catalogue/exclusive-bonus.ts';
import { productDraft } from '#contract/catalogue/product.ts';
import { promoCodeDraft } from '#contract/catalogue/promo-code.ts';
import { exclusiveBonusRepository } from '../db/repositories/catalogue/exclusive-bonus.ts';
import { deleteProduct, insertProduct } from '../db/repositories/catalogue/product.ts';
import { insertPromoCode } from '../db/repositories/catalogue/promo-code.ts';
import { testDatabase } from '../db/testing/database.ts';
import { inTransaction } from '../db/transaction.ts';
import { loadDocuments } from './load-documents.ts';
import { allDocuments } from './testing/all-documents.ts';

async function filledDatabase() {
  const { db, close } = await testDatabase();
  onTestFinished(close);
  await inTransaction(db, async (trx) => {
    const wheel = await insertProduct(
      trx,
      productDraft.parse({
        i18n: {
          en: { name: 'Wheel of Luck', description: 'Quiet tables', fs_label: '100 FS' },
          tr: { name: 'Şans Çarkı' },
        },
        categories: [2, 1],
      }),
    );
    await insertProduct(trx, productDraft.parse({ i18n: { en: { name: 'Lucky Harbor' } } }));
    await exclusiveBonusRepository.insert(
      trx,
      exclusiveBonusDraft.parse({
        image_url: '/uploads/a.webp',
        product_id: wheel,
        market_code: 'TR',
        is_active: 0,
        i18n: { en: { title: 'Welcome' }, tr: { title: 'Hoş geldin' } },
      }),
    );
    await insertPromoCode(
      trx,
      promoCodeDraft.parse({
        code: 'SPIN',
        product_id: wheel,
        expires_at: '2030-01-01 00:00:00',
        is_active: false,
      }),
    );
    await insertPromoCode(trx, promoCodeDraft.parse({ code: 'ALONE' }));
  });
  return db;
}

test('loads every row as a document', async () => {
  const db = await filledDatabase();
  const documents = await allDocuments(db);
  expect(documents.map(({ type, id }) => [type, id])).toEqual([
    ['products', 1],
    ['products', 2],
    ['bonuses', 1],
    ['promocodes', 1],
    ['promocodes', 2],
  ]);
  const [wheel, , bonus, code, alone] = documents;
  expect(wheel?.texts).toEqual({
    en: {
      name: 'Wheel of Luck',
      categories: ['Casino', 'Bets'],
      fs_label: '100 FS',
      description: 'Quiet tables',
    },
    tr: {
      name: 'Şans Çarkı',
      categories: ['Casino', 'Bahis'],
      fs_label: '100 FS',
      description: 'Quiet tables',
    },
  });
  expect(bonus).toMatchObject({ market: 'TR', is_active: false, ends_at: null });
  expect(bonus?.texts.tr).toEqual({
    title: 'Hoş geldin',
    subtitle: 'Special offer just for you',
    'partner.name': 'Şans Çarkı',
  });
  expect(code).toMatchObject({ market: 'US', is_active: false, ends_at: 1_893_456_000 });
  expect(code?.texts.en).toEqual({
    code: 'SPIN',
    rarity: 'rare',
    'product.name': 'Wheel of Luck',
  });
  expect(alone?.texts.en).toEqual({ code: 'ALONE', rarity: 'rare' });
});

test('loads the current documents of keys, and returns the keys without a row', async () => {
  const db = await filledDatabase();
  await inTransaction(db, (trx) => deleteProduct(trx, 1));
  const { documents, gone } = await loadDocuments(db, [
    { type: 'products', id: 1 },
    { type: 'products', id: 2 },
    { type: 'bonuses', id: 1 },
    { type: 'bonuses', id: 1 },
    { type: 'promocodes', id: 99 },
  ]);
  expect(documents.map(({ type, id }) => [type, id])).toEqual([
    ['products', 2],
    ['bonuses', 1],
  ]);
  expect(documents[1]?.texts.en).toEqual({
    title: 'Welcome',
    subtitle: 'Special offer just for you',
  });
  expect(gone).toEqual([
    { type: 'products', id: 1 },
    { type: 'promocodes', id: 99 },
  ]);
  expect(await loadDocuments(db, [])).toEqual({ documents: [], gone: [] });
});
