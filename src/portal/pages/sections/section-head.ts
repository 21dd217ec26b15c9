import type { Section } from '#contract/catalogue/section.ts';
import { productPath } from '#contract/page-path.ts';
import type { ApiResult } from '../../../api/api-result.ts';
import type { RouterContext } from '../../../router-context.ts';
import { pageHead } from '../../head/page-head.ts';
import { itemList } from '../../head/structured-data.ts';
import type { BonusLists, BonusSection, CasinoLists } from './load-section.ts';

type Partner = { slug: string; name: string };
/** `loaderData` is missing if loading failed. */
type Loaded<Lists> = { match: { context: RouterContext }; loaderData?: Lists | undefined };

export const casinoHead = ({ match, loaderData }: Loaded<CasinoLists>) =>
  sectionHead(match.context, 'casino', itemsOf(loaderData?.partners));

export function bonusHead({ match, loaderData }: Loaded<BonusLists>, section: BonusSection) {
  const shown = loaderData?.blocks.includes('exclusive') ? itemsOf(loaderData.bonuses) : [];
  const partners = shown.flatMap(({ partner }) => partner ?? []);
  return sectionHead(match.context, section, partners);
}

function sectionHead(context: RouterContext, section: Section, partners: Partner[]) {
  const { title, description } = context.messages.sections[section];
  const once = new Map(partners.map(({ slug, name }) => [productPath(slug), name]));
  const listed = Array.from(once, ([path, name]) => ({ path, name }));
  return pageHead({
    context,
    path: `/${section}`,
    title,
    description,
    things: listed.length > 0 ? [itemList(context, listed)] : [],
  });
}

const itemsOf = <Item>(list: ApiResult<{ items: Item[] }> | undefined): Item[] =>
  list && 'data' in list ? list.data.items : [];
