import { afterAll, beforeAll, describe, expect, expectTypeOf, test, vi } from 'vitest';
import { clickKinds } from '#contract/partner/click-place.ts';
import { clickClient } from '../../partner/click/testing/click-app.ts';
import { appRouter } from '../../trpc/router.ts';
import { voting } from '../../visitor/vote/testing/vote-app.ts';
import { type CalledRead, dependsOnMarket } from '../read/read-schemas.ts';
import type { MarketRead } from './in-market.ts';
import { everyInput, offersForVisitor } from './testing/every-answer.ts';
import {
  everyRule,
  everythingShown,
  isShown,
  lostMarks,
  market,
  markNames,
  marksIn,
} from './testing/marked-offers.ts';

const { given, offers, answers, countsOf } = await offersForVisitor();
let shown: Awaited<ReturnType<typeof answers>>;
let now = Date.now();

beforeAll(async () => {
  shown = await answers();
});

afterAll(async () => {
  vi.useRealTimers();
  await given.app.close();
});

test('without rules, every offer is shown, and every read that depends on the market shows some', () => {
  const queries = Object.keys(appRouter()._def.procedures)
    .filter((path) => path.startsWith('catalogue.') && path !== 'catalogue.inquire')
    .map((path) => path.replace('catalogue.', ''));
  expect(Object.keys(everyInput(offers)).sort()).toEqual(queries.sort());
  for (const name of queries as CalledRead[]) {
    const hasOffers = (shown.get(`/api/trpc/catalogue.${name}`) ?? []).length > 0;
    expect(hasOffers, name).toBe(dependsOnMarket(name));
  }
  expect(new Set([...shown.values()].flat())).toEqual(new Set(markNames));
});

describe.each(everyRule)('where the rule is %s', (_, effects) => {
  beforeAll(async () => {
    await offers.rule(effects);
    // Click beacons cache the rules for a second.
    now += 1_000;
    vi.useFakeTimers({ toFake: ['Date'], now });
  });

  test('every answer leaves out hidden offers, and nothing else', async () => {
    const found = await answers();
    const differences = [...shown].flatMap(([path, marks]) => {
      const left = found.get(path) ?? [];
      return [
        ...left.filter((mark) => !isShown(mark, effects)).map((mark) => `${path} shows ${mark}`),
        ...lostMarks(marks, left, effects).map((mark) => `${path} lacks ${mark}`),
      ];
    });
    expect(differences).toEqual([]);
  });

  test('lists of hidden offers have no total', async () => {
    const total = async (path: string) =>
      (await given.call('GET', `${path}?market=${market}&category=casino`)).body.total;
    const count = (subject: keyof typeof effects) => (effects[subject] === 'hide' ? 0 : 1);
    expect({
      banners: await total('/banners'),
      bonuses: await total('/bonuses'),
      promocodes: await total('/promocodes'),
      top: await total('/top'),
      found: (await given.call('GET', `/search?q=offer&market=${market}`)).body.totals,
    }).toEqual({
      banners: count('banners'),
      bonuses: count('bonuses'),
      promocodes: count('promo_codes'),
      top: count('top_lists'),
      found: { products: 2, bonuses: count('bonuses'), promocodes: count('promo_codes') },
    });
  });

  test('hidden offers aren’t counted, whatever the question', async () => {
    for (const [name, subject] of [
      ['bonuses', 'bonuses'],
      ['promoCodes', 'promo_codes'],
    ] as const)
      expect((await countsOf(name)).size > 0, name).toBe(effects[subject] !== 'hide');
  });

  test('/go redirects to linked offers only, and only clicks on those count', async () => {
    const { counts, beacon, go } = clickClient(given);
    const sum = async () => {
      const byKind = Map.groupBy(await counts(), ({ kind }) => kind);
      return clickKinds.map((kind) =>
        (byKind.get(kind) ?? []).reduce((sum, { clicks, repeats }) => sum + clicks + repeats, 0),
      );
    };
    const before = await sum();
    const statuses: number[] = [];
    for (const kind of clickKinds) {
      const { id } = offers.clicked[kind];
      await beacon({ kind, id, market });
      const headers = { 'sec-fetch-mode': 'navigate' };
      statuses.push((await go(`${kind}/${id}?market=${market}`, { headers })).statusCode);
    }
    const after = await sum();
    const isLinked = clickKinds.map((kind) => isShown(offers.clicked[kind].mark, effects));
    expect(statuses).toEqual(isLinked.map((linked) => (linked ? 302 : 404)));
    expect(after.map((count, place) => count - (before[place] ?? 0))).toEqual(
      isLinked.map((linked) => (linked ? 2 : 0)),
    );
  });

  test('votes are accepted only where both votes and the code are shown', async () => {
    const { status } = await voting(given).vote(offers.code, true, { ip: '198.51.100.1' });
    const isTaken = effects.votes === 'show' && effects.promo_codes === 'show';
    expect(status).toBe(isTaken ? 200 : 404);
  });
});

test('once everything is allowed again, everything is shown as before', async () => {
  await offers.rule(everythingShown);
  expect(await answers()).toEqual(shown);
});

test('no email to visitors mentions an offer', async () => {
  await given.visitor().post('/signin', { form: 'sign-up', email: 'grace@visitor.example' });
  const email = await given.mail.next('grace@visitor.example');
  expect(marksIn(JSON.stringify(email))).toEqual([]);
});

test('a read that contains an offer does not compile without its rule', () => {
  type Offer = { items: { partner: { ref_link: string | null } }[] };
  expectTypeOf<MarketRead<{ market: string }, Offer>>().toBeFunction();
  expectTypeOf<MarketRead<{ lang: string }, Offer>>().toBeNever();
  type Codes = { items: { code: string; rarity: string }[] };
  expectTypeOf<MarketRead<{ lang: string }, Codes>>().toBeNever();
  type ByCategory = Record<string, { products: { ref_link: string }[] }>;
  expectTypeOf<MarketRead<{ lang: string }, ByCategory>>().toBeNever();
  type Text = { items: { title: string }[] };
  expectTypeOf<MarketRead<{ lang: string }, Text>>().toEqualTypeOf<'same in every market'>();
});

test('a list with a count does not compile without a rule for it', () => {
  type List = { items: string[]; total: number; without?: { payment: number } };
  type Rule = Extract<MarketRead<{ market: string }, List>, (...given: never) => unknown>;
  expectTypeOf<{ items: string[]; total: number }>().not.toExtend<Awaited<ReturnType<Rule>>>();
  expectTypeOf<List>().not.toExtend<Awaited<ReturnType<Rule>>>();
});
