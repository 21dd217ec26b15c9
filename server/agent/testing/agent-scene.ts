/** A site with something for every tool to read and to change, and valid arguments for each. */
import { localDay } from '#contract/wall-clock.ts';
import { insertMissedSearches } from '../../../db/repositories/visitor/missed-search.ts';
import type { AgentApp } from './agent-app.ts';

export const staleDay = '2020-01-01';

export async function agentScene({ db, make }: Pick<AgentApp, 'db' | 'make'>) {
  const payments = [
    { method_id: (await make.paymentMethod({ name: 'Copper Pay' })).id, verified_on: staleDay },
  ];
  const product = await make.product({
    ...{ slug: 'copper-lantern', categories: [1], facts: { payments } },
    i18n: { en: { name: 'Copper Lantern', description: 'A lantern.' } },
  });
  const second = await make.product({
    ...{ slug: 'tin-kettle', categories: [1] },
    i18n: { en: { name: 'Tin Kettle' } },
  });
  const bonus = await make.exclusiveBonus({
    product_id: product.id,
    i18n: { en: { title: 'A hundred spins' } },
  });
  const page = await make.contentPage({ slug: 'odds' });
  const regulator = await make.regulator({ name: 'Regulator of Copper' });
  await make.promoCode({ code: 'COPPER', product_id: product.id });
  await make.banner({ product_id: product.id, i18n: { en: { title: 'Copper days' } } });
  await make.topListEntry({ product_id: product.id });
  await make.inquiry('message');
  const day = localDay('UTC', new Date());
  await insertMissedSearches(db, [
    { day, lang: 'en', market_code: 'US', query: 'brass lamp', searches: 3 },
  ]);
  return { product, second, bonus, page, regulator };
}

export type AgentScene = Awaited<ReturnType<typeof agentScene>>;

/** Several arguments for each tool. Those of withdrawing need a proposal. */
export const validArguments = (
  { product, second, bonus, page }: AgentScene,
  proposal_id = 1,
): Record<string, object[]> => {
  const reason = 'The partner’s page says so.';
  const change = (value: unknown, more: object = {}) => ({
    ...{ kind: 'product', id: product.id, reason, ...more },
    changes: [{ field: 'rating', value }],
  });
  return {
    search: [{ q: 'Copper' }],
    get: [
      { kind: 'product', id: product.id },
      { kind: 'exclusive-bonus', id: bonus.id },
      { kind: 'content-page', id: page.id },
      { kind: 'settings', id: 1 },
    ],
    list_stale_facts: [{}, { limit: 1, offset: 0 }],
    rules_of_market: [{ code: 'US' }],
    list_missing_translations: [{}, { state: 'missing', language: 'tr' }],
    history: [{}, { entity: 'product', id: product.id }],
    report: [{ by: 'product' }],
    link_health: [{ kind: 'product' }],
    missed_searches: [{ days: 7 }],
    propose_change: [change(4), change(3, { dry_run: true })],
    propose_new: [{ kind: 'regulator', draft: { name: 'Regulator of Tin' }, reason }],
    propose_order: [
      { list: 'product-list', id: 1, order: [second.id, product.id], reason, dry_run: false },
    ],
    propose_text: [
      { kind: 'product', id: product.id, language: 'tr', texts: { name: 'Bakır Fener' }, reason },
    ],
    my_proposals: [{}],
    preview_link: [{}],
    withdraw: [{ proposal_id }],
  };
};
