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
  const { language } = loading.context;
  const [{ facts, score, ...product }, similar, { facts: factTexts, score: scoreTexts, ...texts }] =
    await Promise.all([
      findProduct(loading),
      resultOf(findSimilar(loading)),
      loadTexts(language, 'product'),
    ]);
  const described = await describedFacts(facts, factTexts, language);
  return {
    product,
    similar: 'data' in similar ? similar.data : [],
    texts,
    facts: described,
    score: await describedScore({ score, rating: product.rating }, scoreTexts, language),
  };
}

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
export type ShownText = Omit<ProductText, 'facts' | 'score'>;
