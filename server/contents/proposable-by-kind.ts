/** Proposes and publishes every kind of write. A kind without an entry doesn't compile. */
import { z } from 'zod';
import { scoringDraft } from '#contract/catalogue/score/scoring.ts';
import { sections } from '#contract/catalogue/section.ts';
import type { WrittenState } from '#contract/release/proposal-op.ts';
import { orderField } from '#contract/release/proposed-order.ts';
import { settingsDraft } from '#contract/site/site-settings.ts';
import { findCategorySlug } from '../../db/repositories/catalogue/category.ts';
import { listPageBlocks } from '../../db/repositories/catalogue/page-block.ts';
import { listPromotionIds } from '../../db/repositories/catalogue/promotion.ts';
import { listTopListOrder } from '../../db/repositories/catalogue/top-list-entry.ts';
import { orderedIds, productList } from '../../db/sql/list-position.ts';
import { bannerResource } from '../catalogue/resource/banner.ts';
import { exclusiveBonusResource } from '../catalogue/resource/exclusive-bonus.ts';
import { pageBlockResource } from '../catalogue/resource/page-block.ts';
import { paymentMethodResource } from '../catalogue/resource/payment-method.ts';
import { productResource } from '../catalogue/resource/product.ts';
import { promoCodeResource } from '../catalogue/resource/promo-code.ts';
import { providerResource } from '../catalogue/resource/provider.ts';
import { regulatorResource } from '../catalogue/resource/regulator.ts';
import { scoringResource } from '../catalogue/resource/scoring.ts';
import { topListEntryResource } from '../catalogue/resource/top-list-entry.ts';
import { contentPageResource } from '../content/content-page-resource.ts';
import { redirectResource } from '../content/redirect-resource.ts';
import { badInput } from '../errors.ts';
import { imageResource } from '../image/image-resource.ts';
import {
  changeable,
  type Proposable,
  type Proposables,
  proposable,
} from '../release/proposable.ts';
import { marketResource } from '../site/market-resource.ts';
import { settingsResource } from '../site/site-settings-resource.ts';

const ids = z.array(z.int());
const orderOf = (state: WrittenState): number[] => ids.parse(state[orderField]);

/** `promotion_allowed` follows from the rules, so a proposal of both could contradict itself. */
const market = proposable('market', marketResource, 'owner');
function withoutDerived<State extends WrittenState | null>(state: State): State {
  if (state === null) return state;
  const { promotion_allowed: _, ...written } = state;
  return written as State;
}

const noSuchCategory = () =>
  badInput([{ path: 'entity_id', message: 'There is no category with this ID' }]);

const productOrder: Proposable = {
  role: 'editor',
  read: async (db, id) =>
    (await findCategorySlug(db, id)) === undefined
      ? null
      : { [orderField]: await orderedIds(db, productList(id)) },
  fromSnapshot: ({ product_ids }) => ({ [orderField]: ids.parse(product_ids) }),
  change: (writer, category_id, state) =>
    productResource.reorder(writer, {
      category_id,
      items: orderOf(state).map((product_id, index) => ({ product_id, position: index + 1 })),
    }),
};

const topList: Proposable = {
  role: 'editor',
  read: async (db, id) =>
    (await findCategorySlug(db, id)) === undefined
      ? null
      : { [orderField]: (await listTopListOrder(db, id)).map((entry) => entry.id) },
  fromSnapshot: (snapshot) => ({ [orderField]: ids.parse(snapshot.ids) }),
  change: async (writer, categoryId, state) => {
    const category = await findCategorySlug(writer.db, categoryId);
    if (category === undefined) throw noSuchCategory();
    const items = orderOf(state).map((id, index) => ({ id, position: index + 1 }));
    return topListEntryResource.reorder(writer, { category, items });
  },
};

/** The ID of the order of all bonuses is 0; the others are those of their category. */
const bonusOrder: Proposable = {
  role: 'editor',
  read: async (db, id) => {
    const category = id === 0 ? undefined : await findCategorySlug(db, id);
    if (id !== 0 && category === undefined) return null;
    return { [orderField]: await listPromotionIds(db, 'exclusive_bonus', { category }) };
  },
  fromSnapshot: (snapshot) => ({ [orderField]: ids.parse(snapshot.ids) }),
  change: async (writer, id, state) => {
    const category = id === 0 ? undefined : await findCategorySlug(writer.db, id);
    if (id !== 0 && category === undefined) throw noSuchCategory();
    const items = orderOf(state).map((bonus, index) => ({ id: bonus, sort_order: index + 1 }));
    return exclusiveBonusResource.reorder(writer, { category, items });
  },
};

const blocks = z.array(z.object({ id: z.int(), hidden: z.boolean() }));
const layout = z.object({ order: ids, hidden: z.record(z.string(), z.boolean()) });

const layoutOf = (listed: z.output<typeof blocks>): WrittenState => ({
  [orderField]: listed.map(({ id }) => id),
  hidden: Object.fromEntries(listed.map(({ id, hidden }) => [id, hidden])),
});

const pageLayout: Proposable = {
  role: 'editor',
  read: async (db, id) => {
    const page = sections[id - 1];
    return page === undefined ? null : layoutOf(await listPageBlocks(db, page));
  },
  fromSnapshot: (snapshot) => layoutOf(blocks.parse(snapshot.blocks)),
  change: async (writer, id, state) => {
    const page = sections[id - 1];
    if (page === undefined)
      throw badInput([{ path: 'entity_id', message: 'There is no page with this ID' }]);
    const { order, hidden } = layout.parse(state);
    return pageBlockResource.sort(writer, page, {
      order: order.map((block, index) => ({
        id: block,
        sort_order: index,
        hidden: hidden[block] ?? false,
      })),
    });
  },
};

export const proposableByKind: Proposables = {
  product: proposable('product', productResource),
  banner: proposable('banner', bannerResource),
  'exclusive-bonus': proposable('exclusive-bonus', exclusiveBonusResource),
  'top-list-entry': proposable('top-list-entry', topListEntryResource),
  'promo-code': proposable('promo-code', promoCodeResource),
  regulator: proposable('regulator', regulatorResource),
  'payment-method': proposable('payment-method', paymentMethodResource),
  provider: proposable('provider', providerResource),
  'content-page': proposable('content-page', contentPageResource),
  redirect: proposable('redirect', redirectResource),
  image: changeable('image', imageResource),
  market: {
    ...market,
    read: async (db, id) => withoutDerived(await market.read(db, id)),
    fromSnapshot: async (snapshot, db) => withoutDerived(await market.fromSnapshot(snapshot, db)),
  },
  scoring: changeable(
    'scoring',
    {
      find: (db) => scoringResource.get(db),
      schemas: { draft: scoringDraft },
      update: (writer, _id, draft) => scoringResource.update(writer, draft),
    },
    'owner',
  ),
  settings: changeable(
    'settings',
    {
      find: (db) => settingsResource.get(db),
      schemas: { draft: settingsDraft },
      update: (writer, _id, draft) => settingsResource.update(writer, draft),
    },
    'owner',
  ),
  'product-list': productOrder,
  'exclusive-bonus-list': bonusOrder,
  'top-list': topList,
  'page-layout': pageLayout,
};
