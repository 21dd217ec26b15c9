import type { BlockKey } from '#contract/catalogue/page-block.ts';
import type { Section } from '#contract/catalogue/section.ts';
import type { CostSearch } from '#contract/catalogue/terms/cost/cost-search.ts';
import { resultOf } from '../../../api/api-result.ts';
import type { RouterContext } from '../../../router-context.ts';
import { shownBlocks } from '../../blocks/shown-blocks.ts';

type Loading = {
  context: RouterContext;
  abortController: AbortController;
  deps?: CostSearch;
};

const [listLength, bannerCount] = [10, 5];

/** For optional items: if they fail to load, their block stays empty. */
async function itemsOrNone<Item>(work: Promise<{ items: Item[] }>): Promise<Item[]> {
  const result = await resultOf(work);
  return 'failure' in result ? [] : result.data.items;
}

/** Leaves out the items of hidden blocks, which would only make the page larger. */
const ofShown = <Banner, Entry>(
  blocks: readonly BlockKey[],
  { banners, top }: { banners: Banner[]; top: Entry[] },
) => ({
  banners: blocks.includes('display') ? banners : [],
  top: blocks.includes('top') ? top : [],
});

async function sectionRequests({ context, abortController, deps }: Loading, section: Section) {
  const { loadApi, language: lang, market } = context;
  const { catalogue } = await loadApi();
  const { signal } = abortController;
  const input = { category: section, market, lang, limit: listLength };
  // For optional blocks, whose failed requests aren't retried.
  const once = { signal, context: { once: true } };
  return {
    layout: () => resultOf(catalogue.layout.query({ page: section }, once)),
    banners: () => itemsOrNone(catalogue.banners.query({ ...input, limit: bannerCount }, once)),
    top: () => itemsOrNone(catalogue.top.query(input, once)),
    partners: () => resultOf(catalogue.products.query(input, { signal })),
    bonuses: () => resultOf(catalogue.bonuses.query({ ...input, ...deps }, { signal })),
  };
}

export async function loadCasino(loading: Loading) {
  const requests = await sectionRequests(loading, 'casino');
  const [layout, banners, partners, top] = await Promise.all([
    requests.layout(),
    requests.banners(),
    requests.partners(),
    requests.top(),
  ]);
  const blocks = shownBlocks('casino', layout);
  return { blocks, partners, ...ofShown(blocks, { banners, top }) };
}

export async function loadBonusSection(loading: Loading, section: BonusSection) {
  const requests = await sectionRequests(loading, section);
  const [layout, banners, bonuses, top] = await Promise.all([
    requests.layout(),
    requests.banners(),
    requests.bonuses(),
    section === 'bets' ? requests.top() : [],
  ]);
  const blocks = shownBlocks(section, layout);
  const isListed = blocks.includes('exclusive') || 'failure' in bonuses;
  return {
    blocks,
    bonuses: isListed ? bonuses : { data: { ...bonuses.data, items: [] } },
    ...ofShown(blocks, { banners, top }),
  };
}

export type BonusSection = Exclude<Section, 'casino'>;
export type CasinoLists = Awaited<ReturnType<typeof loadCasino>>;
export type BonusLists = Awaited<ReturnType<typeof loadBonusSection>>;
