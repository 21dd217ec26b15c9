/** Names of payment methods and game providers in the visitor's language. */
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type TestApp, testApp } from '../../testing/app.ts';

let given: TestApp;
beforeEach(async () => {
  given = await testApp();
});
afterEach(() => given.app.close());

test('a partner’s page and the facets use them, and facets are sorted by them', async () => {
  const { make } = given;
  const methods = [
    await make.paymentMethod({ name: 'Bank card', i18n: { tr: { name: 'Şans kartı' } } }),
    await make.paymentMethod({ name: 'Sea voucher' }),
  ];
  const providers = [
    await make.provider({ name: 'Copper Reel', i18n: { tr: { name: 'Zümrüt Makara' } } }),
    await make.provider({ name: 'Dovetail' }),
  ];
  const fees = { fee: 'none', fee_amount: 0.5, fee_percent: 2.5 };
  const { id } = await make.product({
    facts: {
      payments: methods.map((method) => ({ method_id: method.id, ...fees })),
      provider_ids: providers.map((provider) => provider.id),
    },
  });
  const shown = async (lang: string) => {
    const page = (await given.call('GET', `/products/${id}?lang=${lang}`)).body;
    const list = (await given.call('GET', `/products?facets=true&lang=${lang}`)).body;
    const names = (facet: { name: string }[]) => facet.map(({ name }) => name);
    return {
      methods: page.facts.payments.map(({ method }: { method: { name: string } }) => method.name),
      fees: page.facts.payments[0],
      providers: page.facts.providers,
      facets: [names(list.facets.payment), names(list.facets.provider)],
    };
  };
  expect(await shown('en')).toMatchObject({
    methods: ['Bank card', 'Sea voucher'],
    fees,
    providers: ['Copper Reel', 'Dovetail'],
    facets: [
      ['Bank card', 'Sea voucher'],
      ['Copper Reel', 'Dovetail'],
    ],
  });
  // In Turkish, Ş comes after S.
  expect(await shown('tr')).toMatchObject({
    methods: ['Şans kartı', 'Sea voucher'],
    providers: ['Zümrüt Makara', 'Dovetail'],
    facets: [
      ['Sea voucher', 'Şans kartı'],
      ['Dovetail', 'Zümrüt Makara'],
    ],
  });
});
