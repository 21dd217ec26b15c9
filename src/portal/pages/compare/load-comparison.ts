import { type ComparedKind, readCompared } from '#contract/catalogue/compared-ids.ts';
import type { ExclusiveBonusCard } from '#contract/catalogue/exclusive-bonus.ts';
import type { ProductPage } from '#contract/catalogue/product.ts';
import { defaultCostDeposit } from '#contract/catalogue/terms/cost/cost-game.ts';
import { type CostSearch, readCostSearch } from '#contract/catalogue/terms/cost/cost-search.ts';
import { pagePath, productPath } from '#contract/page-path.ts';
import { isLinkedIn } from '#contract/site/linked-in-market.ts';
import type { SubjectEffects } from '#contract/site/rule-subject.ts';
import type { CompareText } from '../../../../messages/en/content/compare.ts';
import { loadContentTexts } from '../../../../messages/load-content-text.ts';
import { loadTexts } from '../../../../messages/load-page-text.ts';
import type { RouterContext } from '../../../router-context.ts';
import type { Clicked } from '../../cards/counted-click.ts';
import { isMissing } from '../product-page/find-product.ts';
import type { splitRows } from './compare-row.ts';
import { describeBonuses, type Wording } from './describe-bonuses.ts';
import { describePartners } from './describe-partners.ts';

type Loading = {
  context: RouterContext;
  deps: CompareSearch;
  abortController: AbortController;
};

export type CompareSearch = CostSearch & Partial<Record<ComparedKind, unknown>>;

export type ComparedColumn = {
  id: number;
  name: string;
  partner: { path: string; name: string; logo: string | null } | null;
  /** Null if the market shows no link. */
  link: string | null;
  linkLabel?: string;
  clicked: Clicked;
  isClosed: boolean;
};

type Compared = {
  columns: ComparedColumn[];
  rows: ReturnType<typeof splitRows>;
  marked: string;
};

type Asked = { ids: number[]; wording: Wording; effects: SubjectEffects | undefined };

/** The API only returns partners, offers and links that the visitor's market shows. */
export async function loadComparison(loading: Loading) {
  const { context, deps } = loading;
  const { language, market, markets } = context;
  const kind = kindIn(deps);
  const { ids, isCut } = readCompared(deps[kind]);
  const { effects, currency = 'USD' } = markets.find(({ code }) => code === market) ?? {};
  const { deposit = defaultCostDeposit } = readCostSearch(deps);
  const { of, ...texts } = await loadContentTexts(language, 'compare');
  const wording = { language, texts: { of, ...texts }, currency, deposit };
  const { columns, rows, marked } = await find[kind](loading, { ids, wording, effects });
  const { title, nothing, browse } = of[kind];
  return {
    kind,
    texts: { ...texts, title, nothing, browse, marked },
    ...{ rows, isCut, columns },
    isMissing: columns.length < ids.length,
  };
}

/** One comparison at a time: bonuses are only compared if the URL names no partners. */
const kindIn = ({ ids, bonuses }: CompareSearch): ComparedKind =>
  readCompared(ids).ids.length === 0 && readCompared(bonuses).ids.length > 0 ? 'bonuses' : 'ids';

const find: Record<ComparedKind, (loading: Loading, asked: Asked) => Promise<Compared>> = {
  ids: findPartners,
  bonuses: findBonuses,
};

async function findPartners(
  { context, deps, abortController: { signal } }: Loading,
  { ids, wording, effects }: Asked,
): Promise<Compared> {
  const { language, market, breakUntil, loadApi } = context;
  const asked = { market, lang: language, game: readCostSearch(deps).game };
  const { catalogue } = await loadApi();
  const findOne = async (id: number): Promise<ProductPage[]> => {
    try {
      const query = { id, ...asked, deposit: wording.deposit };
      return [await catalogue.product.query(query, { signal })];
    } catch (error) {
      if (isMissing(error)) return [];
      throw error;
    }
  };
  const [{ facts }, ...found] = await Promise.all([
    loadTexts(language, 'product'),
    ...ids.map(findOne),
  ]);
  const partners = found.flat();
  const hasBonuses = breakUntil === undefined && effects?.bonuses !== 'hide';
  return {
    rows: describePartners(partners, { ...wording, facts }, hasBonuses),
    marked: wording.texts.marked[comparedKind(partners)],
    columns: partners.map(({ id, name, icon_url, ref_link, availability, click_parameter }) => ({
      ...{ id, name },
      partner: { path: productPath(id), name, logo: icon_url },
      link: ref_link,
      clicked: { kind: 'product', id, parameter: click_parameter },
      isClosed: availability === 'closed',
    })),
  };
}

/** How a text calls all of the partners. */
function comparedKind(partners: readonly ProductPage[]): keyof CompareText['marked'] {
  const areAll = (category: string) =>
    partners.every(({ categories }) => categories.includes(category));
  return areAll('casino') ? 'casino' : areAll('bets') ? 'bets' : 'site';
}

async function findBonuses(
  { context, deps, abortController: { signal } }: Loading,
  { ids: bonusIds, wording, effects }: Asked,
): Promise<Compared> {
  const { language, market, loadApi } = context;
  const { catalogue } = await loadApi();
  const { game } = readCostSearch(deps);
  const { bonuses } = await catalogue.liveCards.query(
    { market, lang: language, game, deposit: wording.deposit, bonusIds },
    { signal },
  );
  const isLinked = effects !== undefined && isLinkedIn(effects, 'bonus');
  return {
    rows: describeBonuses(bonuses, wording),
    marked: wording.texts.marked.bonus,
    columns: bonuses.map((bonus) => bonusColumn(bonus, isLinked)),
  };
}

function bonusColumn(bonus: ExclusiveBonusCard, isLinked: boolean): ComparedColumn {
  const { id, title, partner, link_url, cta_label } = bonus;
  return {
    ...{ id, name: title },
    partner: partner && {
      path: productPath(partner.id),
      name: partner.name,
      logo: partner.logo,
    },
    link: link_url ?? (isLinked ? (partner?.ref_link ?? pagePath.bonuses) : null),
    linkLabel: cta_label,
    clicked: { kind: 'bonus', id, parameter: partner?.click_parameter },
    isClosed: false,
  };
}

export type Comparison = Awaited<ReturnType<typeof loadComparison>>;
