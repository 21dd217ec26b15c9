import type { FactsCard } from '#contract/catalogue/fact/facts-card.ts';
import type { ProductPage } from '#contract/catalogue/product.ts';
import type { ScoreCard } from '#contract/catalogue/score/score-card.ts';
import type { Language } from '#contract/language.ts';
import type { ProductText } from '../../../../messages/en/product.ts';
import { loadTexts } from '../../../../messages/load-page-text.ts';
import { resultOf } from '../../../api/api-result.ts';
import { findProduct, type ProductLoading, queryOf } from './find-product.ts';

type Scored = { score: ScoreCard; rating: number | null };

/** Loads similar products. The page works without them, so a failed request isn't retried. */
async function findSimilar(loading: ProductLoading) {
  const query = queryOf(loading);
  const { catalogue } = await loading.context.loadApi();
  const { signal } = loading.abortController;
  return catalogue.similarProducts.query(query, { signal, context: { once: true } });
}

export async function loadProduct(loading: ProductLoading) {
  const { language, messages } = loading.context;
  const [{ facts, score, ...product }, similar, texts] = await Promise.all([
    findProduct(loading),
    resultOf(findSimilar(loading)),
    loadTexts(language, 'product'),
  ]);
  const { describeTiles } = await import('./tiles/describe-tiles.ts');
  const { key_facts } = product;
  return {
    product,
    similar: 'data' in similar ? similar.data : [],
    texts: shownTexts(texts, sectionOf(product.categories, messages.nav)),
    tiles: describeTiles({ key_facts, facts }, { language, texts }),
    facts: await describedFacts(facts, texts.facts, language),
    score: await describedScore({ score, rating: product.rating }, texts.score, language),
  };
}

type Section = keyof ProductText['similar'];

/** Similar partners are from the first category. */
function sectionOf(
  categories: readonly string[],
  { casino, bets }: Record<'casino' | 'bets', string>,
): Section {
  if (categories.includes(casino)) return 'casino';
  return categories.includes(bets) ? 'bets' : 'other';
}

/** Leaves out the texts of what is already described. */
export const shownTexts = (
  { facts: _, score: __, tiles, similar, compare, ...texts }: ProductText,
  section: Section,
) => ({
  ...texts,
  similar: similar[section],
  compare: compare[section],
  tilesTitle: tiles.title,
});

/** Pages of partners without a score don't include its texts. */
async function describedScore(scored: Scored, texts: ProductText['score'], language: Language) {
  if (!hasScore(scored.score)) return null;
  const { describeScore } = await import('./score/describe-score.ts');
  return describeScore(scored, texts, language);
}

const hasScore = ({ criteria, verdict, pros, cons }: ScoreCard) =>
  criteria.length + pros.length + cons.length > 0 || verdict !== null;

/** Pages of partners without facts don't include their texts. */
async function describedFacts(facts: FactsCard, texts: ProductText['facts'], language: Language) {
  const { describeFacts } = await import('./facts/describe-facts.ts');
  const described = describeFacts(facts, texts, language);
  return described && { ...described, texts: headingsOf(texts) };
}

export type FactTexts = ReturnType<typeof headingsOf>;

/** The texts of the tables themselves. The others are already in the described facts. */
const headingsOf = ({
  title,
  licence,
  number,
  register,
  complain,
  operatesHere,
  payment,
  amount,
  time,
  source,
}: ProductText['facts']) => ({
  ...{ title, licence, number, register, complain, operatesHere },
  ...{ payment, amount, time, source },
});

export type ProductLists = Awaited<ReturnType<typeof loadProduct>>;
export type ShownProduct = Omit<ProductPage, 'facts' | 'score'>;
export type ShownText = ReturnType<typeof shownTexts>;
