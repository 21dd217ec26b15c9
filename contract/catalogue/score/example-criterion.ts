import criteria from './example-criterion.json' with { type: 'json' };

type Texts = { name: string; description: string };

/** Criteria that an owner can start from, with their weights in the categories that every site has. */
export const exampleCriteria: readonly {
  weights: { casino?: number; bets?: number };
  en: Texts;
  tr: Texts;
}[] = criteria;
