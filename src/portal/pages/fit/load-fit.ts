import type { ListedProductCard, ProductCardList } from '#contract/catalogue/product.ts';
import { defaultCostDeposit } from '#contract/catalogue/terms/cost/cost-game.ts';
import { pagePath } from '#contract/page-path.ts';
import { loadContentTexts } from '../../../../messages/load-content-text.ts';
import { resultOf } from '../../../api/api-result.ts';
import type { RouterContext } from '../../../router-context.ts';
import { pageHead } from '../../head/page-head.ts';
import { type Answer, describeFit } from './describe-fit.ts';
import { type FitAnswers, fitAnswers, hasAnswers } from './fit-answers.ts';

type Loading = {
  context: RouterContext;
  deps: Record<string, unknown>;
  abortController: AbortController;
};

const maxShown = 3;

/** Answers with the partners of the public list that are open to the visitor. Nothing is stored. */
export async function loadFit({ context, deps, abortController: { signal } }: Loading) {
  const { language: lang, market, markets, loadApi } = context;
  const place = markets.find(({ code }) => code === market);
  // Without a market’s rules, nothing is shown about the value of offers.
  const showsValue = context.breakUntil === undefined && place?.effects.bonuses === 'show';
  const given = fitAnswers(deps);
  const { deposit = defaultCostDeposit, game } = given;
  const list = async (chosen: FitAnswers, more: { limit?: number } = {}) => {
    const { catalogue } = await loadApi();
    const query = {
      ...{ category: 'casino', market, lang, facets: true, closed_last: true, limit: maxShown },
      ...(chosen.payment !== undefined && { payment: [chosen.payment] }),
      ...(chosen.deposit !== undefined && { min_deposit: chosen.deposit }),
      ...(showsValue && { sort: 'cost' as const, deposit, game }),
    };
    return catalogue.products.query({ ...query, ...more }, { signal });
  };
  const [texts, offered] = await Promise.all([
    loadContentTexts(lang, 'fit'),
    resultOf(list({}, { limit: 1 })),
  ]);
  const methods = 'data' in offered ? (offered.data.facets?.payment ?? []) : [];
  const answers = { ...given, payment: methods.find(({ id }) => id === given.payment)?.id };
  const isAsked = hasAnswers(answers);
  const found = await resultOf(isAsked ? answerTo(answers, list) : Promise.resolve(undefined));
  const answer = 'data' in found ? found.data : undefined;
  const currency = place?.currency ?? 'USD';
  const shown = { answers, methods, currency, showsValue, deposit };
  const described = describeFit(answer, shown, { texts, language: lang });
  const failure = [offered, found].find((result) => 'failure' in result);
  return { answers, failure, described, head: fitHead(context, texts, isAsked) };
}

export type Fit = Awaited<ReturnType<typeof loadFit>>;

type List = (chosen: FitAnswers) => Promise<ProductCardList>;

/** The partners that fit, or else the answers without which some would. */
async function answerTo(answers: FitAnswers, list: List): Promise<Answer> {
  const found = await list(answers);
  const open = openOf(found);
  if (open.total > 0) return { ...open, drops: [] };
  const { payment: _, ...anyPayment } = answers;
  const { deposit: __, ...anyDeposit } = answers;
  const single = await Promise.all([
    dropping(['payment'], anyPayment, found.without?.payment, list),
    dropping(['deposit'], anyDeposit, found.without?.min_deposit, list),
  ]);
  const drops = single.flat();
  if (drops.length > 0) return { ...open, drops };
  const pair = ['payment', 'deposit'] as const;
  if (pair.some((name) => answers[name] === undefined)) return { ...open, drops };
  const { total } = openOf(await list({ game: answers.game }));
  return { ...open, drops: total > 0 ? [{ names: pair, total }] : [] };
}

/** Counts only partners that are open, unlike the list, which also has closed ones. */
async function dropping(
  names: Answer['drops'][number]['names'],
  others: FitAnswers,
  totalWithout: number | undefined,
  list: List,
): Promise<Answer['drops']> {
  if (!totalWithout) return [];
  const { total } = openOf(await list(others));
  return total > 0 ? [{ names, total }] : [];
}

const isOpen = ({ availability }: ListedProductCard) => availability !== 'closed';

/** Closed partners are listed last. */
const openOf = ({ items, total, closed = total }: ProductCardList) => ({
  items: items.filter(isOpen),
  total: total - closed,
});

/** Only the questions are indexed by search engines, and not the many possible answers. */
function fitHead(
  context: RouterContext,
  { title, description }: { title: string; description: string },
  isAsked: boolean,
) {
  const { meta, links } = pageHead({ context, path: pagePath.fit, title, description });
  return { meta: isAsked ? [...meta, { name: 'robots', content: 'noindex' }] : meta, links };
}
