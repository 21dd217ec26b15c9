import { expect, test } from 'vitest';
import { noScoreCard, type ScoreCard } from '#contract/catalogue/score/score-card.ts';
import { texts as english } from '../../../../../messages/en/product.ts';
import { texts as turkish } from '../../../../../messages/tr/product.ts';
import { describeScore } from './describe-score.ts';

const criterion: ScoreCard['criteria'][number] = {
  name: 'Payments',
  description: null,
  weight: 22.5,
  points: 4,
  reason: 'Pays within a day',
  source_url: 'https://register.example/1',
  given_on: '2026-11-03',
  changes: [{ on: '2026-11-03', before: 3.5, after: 4 }],
};
const scored = (score: Partial<ScoreCard>, rating: number | null = 4.3) => ({
  score: { ...noScoreCard, ...score },
  rating,
});

test('points are shown with their weight, day and changes in the visitor’s language', () => {
  const score = scored({ is_computed: true, criteria: [criterion] });
  expect(describeScore(score, english.score, 'en')).toMatchObject({
    rating: 'The rating of 4.3 is calculated only from these points.',
    criteria: [
      {
        ...{ weight: 'counts for 22.5%', points: '4.0 of 5', figure: '4.0', share: 0.8 },
        given: 'As of November 3, 2026',
        changes: ['3.5 → 4.0 on November 3, 2026'],
      },
    ],
  });
  expect(describeScore(score, turkish.score, 'tr')).toMatchObject({
    rating: '4,3 puanı yalnızca bu kriterlerden hesaplandı.',
    criteria: [
      {
        ...{ weight: 'ağırlığı %22,5', points: '5 üzerinden 4,0', figure: '4,0' },
        given: '3 Kasım 2026 itibarıyla',
        changes: ['3 Kasım 2026: 3,5 → 4,0'],
      },
    ],
  });
});

test('explains that editors set the rating while points are missing', () => {
  const missing = { ...criterion, points: null, reason: null, given_on: null, changes: [] };
  const described = describeScore(scored({ criteria: [criterion, missing] }), english.score, 'en');
  expect(described.rating).toMatch(/^Our editors set the rating/);
  expect(described.criteria[1]).toMatchObject({ points: 'No points yet', figure: null, share: 0 });
});

test('without criteria, contains a verdict but no explanation of the rating', () => {
  expect(describeScore(scored({ verdict: 'Solid' }), english.score, 'en')).toMatchObject({
    ...{ verdictTitle: 'Our verdict', verdict: 'Solid', rating: null },
  });
});

const pointed = (name: string, points: number | null, reason: string | null = null) => ({
  ...{ ...criterion, name, points, reason },
});

test.each([
  ['the most and the fewest points', [4.8, 4, 4.8, 3.5, 4.8], ['A', 'C'], ['D']],
  ['no criterion, if all have the same points', [4, 4], [], []],
  ['only weaknesses, if there are few points', [2.5, 1], [], ['B']],
  ['only criteria with points', [null, 4, 2], ['B'], ['C']],
  ['no criterion, if there are no points', [null], [], []],
])('without pros and cons, names %s', (_, points, good, bad) => {
  const criteria = points.map((given, place) => pointed('ABCDE'[place] as string, given));
  const { pros, cons } = describeScore(scored({ criteria }), english.score, 'en');
  expect(pros.map((line) => line[0])).toEqual(good);
  expect(cons.map((line) => line[0])).toEqual(bad);
});

test('a strength is shown with its points and the reason, unless editors entered pros or cons', () => {
  const criteria = [pointed('Terms', 4.5, 'One page of rules'), pointed('Games', 3)];
  expect(describeScore(scored({ criteria }), english.score, 'en')).toMatchObject({
    pros: ['Terms (4.5 of 5): One page of rules'],
    cons: ['Games: 3.0 of 5'],
  });
  const entered = scored({ criteria, cons: ['Slow'] });
  expect(describeScore(entered, english.score, 'en')).toMatchObject({ pros: [], cons: ['Slow'] });
});
