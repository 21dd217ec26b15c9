import { countedIn } from '../../../counted.ts';

const counted = countedIn('en');

/** The criteria of scores, and the score of a product. */
export const texts = {
  title: 'Scoring',
  explanation:
    'Editors give each partner points from 0 to 5 for the criteria of its categories. Once every criterion has points, the rating that visitors see is calculated from them and is shown instead of the rating you entered. Commissions, deals and clicks have no influence.',
  saved: 'Saved the criteria',
  criteria: {
    title: 'Criteria',
    hint: 'Leave a weight empty where a criterion doesn’t count.',
    add: 'Add criterion',
    example: 'Start from an example',
    criterion: (number: number) => `Criterion ${number}`,
    remove: (number: number) => `Remove criterion ${number}`,
    name: (language: string) => `Name, ${language}`,
    description: (language: string) => `What it covers, ${language}`,
    weight: (category: string) => `Weight in ${category}, %`,
    sums: 'Total weight',
    full: 'adds up to 100%',
    missing: (percent: number) => `${percent}% left to assign`,
    excess: (percent: number) => `${percent}% too much`,
    unused: 'no criteria: ratings are entered by hand',
  },
  tab: 'Score',
  points: {
    title: 'Points',
    addReason: 'Add a reason',
    more: 'Translation, date and source',
    notGiven: 'no points yet',
    points: 'Points, 0 to 5',
    reason: (language: string) => `Reason, ${language}`,
    source: 'Source',
    sourceHint: 'Where you found this (URL). Optional.',
    givenOn: 'As of',
    outOf: (points: string) => `${points} of 5`,
    share: (percent: string) => `counts for ${percent}`,
    unweighted: 'doesn’t count in these categories',
  },
  state: {
    none: 'Owners can add criteria in the settings, under Scoring. Until then, visitors see the rating entered on the first tab.',
    noneHere:
      'The categories of this product have no criteria, so visitors see the rating entered on the first tab.',
    shown: (rating: string) =>
      `Visitors see ${rating}, calculated from the points on the Score tab.`,
    computed: (rating: string) => `Visitors see ${rating}, calculated from the points below.`,
    missing: (count: number, names: string) =>
      `Visitors see the rating entered on the first tab, because ${counted(count, {
        one: 'one criterion has no points yet',
        other: '{count} criteria have no points yet',
      })}: ${names}.`,
  },
  texts: {
    title: 'Verdict, pros and cons',
    verdict: 'Verdict',
    verdictHint: 'One or two sentences, shown above the points.',
    pros: 'Pros',
    cons: 'Cons',
    lines: 'One per line, at most 10.',
  },
};
