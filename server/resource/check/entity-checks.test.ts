import { expectTypeOf, test } from 'vitest';
import type { Banner, BannerDraft } from '#contract/catalogue/banner.ts';
import type { Product, ProductDraft } from '#contract/catalogue/product.ts';
import type { Schedule } from '#contract/catalogue/schedule.ts';
import type { MarketCode } from '#contract/site/market-code.ts';
import type { EntityChecks } from './entity-checks.ts';

type Market = { market: () => MarketCode };
type Period = { period: () => Schedule };

test('an entity with a market and a period does not compile without their checks', () => {
  type Checks = EntityChecks<BannerDraft, Banner>;
  expectTypeOf<Market & Period>().toExtend<Checks>();
  expectTypeOf<Market>().not.toExtend<Checks>();
  expectTypeOf<Period>().not.toExtend<Checks>();
});

test('an entity without a market does not compile with a market check', () => {
  type Checks = EntityChecks<ProductDraft, Product>;
  expectTypeOf<{ multiline: string[] }>().toExtend<Checks>();
  expectTypeOf<Market>().not.toExtend<Checks>();
});
