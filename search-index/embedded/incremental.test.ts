import fc from 'fast-check';
import { expect, test } from 'vitest';
import { searchTypes } from '#contract/catalogue/search/search-type.ts';
import { inEachLanguage } from '#contract/language.ts';
import type { DocumentKey, SearchDocument, SearchIndex } from '../search-index.ts';
import { ask, now } from '../testing/documents.ts';
import { buildEmbeddedIndex, createEmbeddedIndex } from './embedded-index.ts';

/** Only a few words, so that documents share them and words often lose their last document. */
const words = [
  'lucky',
  'luck',
  'harbor',
  'harbour',
  'luckyharbor',
  'golden',
  'gold',
  'en',
  'free',
  'spins',
  'fs',
  'şans',
  'sans',
  'çarkı',
  '100',
  '1000',
  'horseshoe',
  'horse',
  'shoe',
  'a',
  'bet',
  'bets',
];

const text = fc
  .array(fc.constantFrom(...words), { minLength: 1, maxLength: 4 })
  .map((some) => some.join(' '));
const key = fc.record({
  type: fc.constantFrom(...searchTypes),
  id: fc.integer({ min: 1, max: 40 }),
});
const texts = fc.record(
  {
    name: text,
    code: text,
    'partner.name': text,
    categories: fc.array(text, { maxLength: 2 }),
    description: text,
  },
  { requiredKeys: ['name'] },
);
const document: fc.Arbitrary<SearchDocument> = fc
  .record({
    key,
    market: fc.constantFrom('US' as const, 'TR' as const, null),
    is_active: fc.boolean(),
    starts_at: fc.constantFrom(null, now - 1, now + 1),
    ends_at: fc.constantFrom(null, now - 1, now + 1),
    tags: fc.subarray(['closed:US', 'term:wagering']),
    wagering: fc.constantFrom(null, 10, 35),
    en: texts,
    tr: fc.option(texts),
  })
  .map(({ key: { type, id }, en, tr, ...rest }) => ({
    type,
    id,
    ...rest,
    texts: { ...inEachLanguage(() => en), tr: tr ?? en },
  }));

type Write = { put: SearchDocument } | { remove: DocumentKey };

const write: fc.Arbitrary<Write> = fc.oneof(
  { weight: 3, arbitrary: document.map((put) => ({ put })) },
  { weight: 2, arbitrary: key.map((remove) => ({ remove })) },
);

const queries = [
  ...words,
  'l',
  'lu',
  'lukcy ha',
  'luckyharb',
  'gold en',
  'lucky harbor 100',
  'free spins',
  'horsehsoe',
  'hors shoe',
  'bet a',
  'sans carki',
  'harbor lucky golden bets',
];

const answersOf = (index: SearchIndex) =>
  Promise.all(
    queries.flatMap((q) => [
      ask(index, q),
      ask(index, q, { language: 'tr', market: 'TR', limit: 3, now: now + 1 }),
    ]),
  );

async function* inChunks(documents: readonly SearchDocument[]) {
  for (let start = 0; start < documents.length; start += 10) {
    yield documents.slice(start, start + 10);
  }
}

async function expectSameAsRebuilt(writes: readonly Write[]) {
  const index = createEmbeddedIndex();
  const left = new Map<string, SearchDocument>();
  for (const step of writes) {
    if ('put' in step) {
      await index.upsert([step.put]);
      left.set(`${step.put.type} ${step.put.id}`, step.put);
    } else {
      await index.remove([step.remove]);
      left.delete(`${step.remove.type} ${step.remove.id}`);
    }
  }
  const rebuilt = await buildEmbeddedIndex(inChunks([...left.values()]));
  expect(await answersOf(index)).toEqual(await answersOf(rebuilt));
}

test('after random writes, the index gives the same results as a rebuilt one', async () => {
  await fc.assert(fc.asyncProperty(fc.array(write, { maxLength: 60 }), expectSameAsRebuilt), {
    numRuns: 200,
  });
});

test('after ten thousand writes, the results are still the same', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(write, { minLength: 10_000, maxLength: 10_000 }),
      expectSameAsRebuilt,
    ),
    { numRuns: 1, endOnFailure: true },
  );
});

test('a smaller limit returns the first results of a larger one', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(document, { maxLength: 60 }), async (documents) => {
      const index = createEmbeddedIndex();
      await index.upsert(documents);
      for (const q of queries) {
        const [few, all] = await Promise.all([
          ask(index, q, { limit: 3 }),
          ask(index, q, { limit: 1000 }),
        ]);
        for (const type of searchTypes) {
          expect(few[type].hits).toEqual(all[type].hits.slice(0, 3));
          expect(all[type].hits).toHaveLength(all[type].total);
        }
      }
    }),
    { numRuns: 100 },
  );
});
