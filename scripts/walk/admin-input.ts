/** What the walk sends with each declared call of the admin, in this order. Later inputs use earlier answers. */
import type { authenticator } from '../../server/people/passkey/testing/authenticator.ts';

// biome-ignore lint/suspicious/noExplicitAny: answers of all calls, whose shapes their own tests check.
type Json = any;

export type Given = {
  /** The answer to an earlier call of this protocol. */
  answer: (call: string) => Json;
  /** Reads a path below /api/admin. */
  read: (path: string) => Promise<Json>;
  /** Makes a name or code different for each protocol. */
  own: (name: string) => string;
  adminToken: string;
  device: ReturnType<typeof authenticator>;
};

export type Input = (given: Given) => unknown;

/** What a call gets, and the status it answers if not a success. */
export type Wanted = Input | { input: Input; status: number };

const refused = (status: number, input: Input): Wanted => ({ input, status });
const nothing: Input = () => undefined;
const anyList: Input = () => ({ limit: 5 });
const idOf =
  (call: string): Input =>
  ({ answer }) => ({ id: answer(call).id });
const first =
  (call: string): Input =>
  ({ answer }) => ({ id: answer(call).items[0].id });

/** The calls that every entity has. */
const entity = (
  group: string,
  draft: (given: Given) => object,
  more: Record<string, Input> = {},
): Record<string, Input> => ({
  [`${group}.create`]: draft,
  [`${group}.list`]: anyList,
  [`${group}.get`]: idOf(`${group}.create`),
  [`${group}.update`]: (given) => ({ id: given.answer(`${group}.create`).id, draft: draft(given) }),
  ...Object.fromEntries(Object.entries(more).map(([name, input]) => [`${group}.${name}`, input])),
});
const deleted = (group: string) => ({ [`${group}.delete`]: idOf(`${group}.create`) });

const bulk = (group: string, action: string): Record<string, Input> => ({
  [`${group}.bulk`]: ({ answer }) => ({ ids: [answer(`${group}.create`).id], action }),
});
const sheet = (group: string): Record<string, Input> => ({
  [`${group}.exportCsv`]: nothing,
  [`${group}.importCsv`]: ({ answer }) => ({ csv: answer(`${group}.exportCsv`) }),
});

const image_url = 'https://image.example/banner.webp';
const ref_link = 'https://partner.example/go';
const promotion = ({ own }: Given) => ({ image_url, i18n: { en: { title: own('Offer') } } });
const positions = (items: Json[], id: string, place: string) =>
  items.map((item, index) => ({ [id]: item.id, [place]: index + 1 }));

const vocabulary: Record<string, Input> = {
  ...entity('regulator', ({ own }) => ({ name: own('Regulator') })),
  ...sheet('regulator'),
  ...entity('paymentMethod', ({ own }) => ({ name: own('Method') })),
  ...sheet('paymentMethod'),
  ...entity('provider', ({ own }) => ({ name: own('Provider') })),
  ...sheet('provider'),
};

const catalogue: Record<string, Input> = {
  'category.list': anyList,
  ...entity('product', ({ own }) => ({
    ...{ ref_link, categories: [1], rating: 4.5, i18n: { en: { name: own('Walked Harbor') } } },
  })),
  ...sheet('product'),
  ...sheet('productFacts'),
  'product.reorder': async ({ read }) => {
    const { items } = await read('/products?category=casino&limit=1000');
    return { category_id: 1, items: positions(items, 'product_id', 'position') };
  },
  ...entity('banner', promotion),
  ...bulk('banner', 'hide'),
  ...entity('exclusiveBonus', promotion),
  ...bulk('exclusiveBonus', 'hide'),
  'exclusiveBonus.reorder': async ({ read }) => ({
    items: positions((await read('/exclusive-bonuses')).items, 'id', 'sort_order'),
  }),
  ...entity('topListEntry', ({ answer }) => ({
    ...{ product_id: answer('product.create').id, category_id: 1 },
  })),
  'topListEntry.reorder': async ({ read }) => {
    const { items } = await read('/toplists/entries?category=casino');
    return { category: 'casino', items: positions(items, 'id', 'position') };
  },
  ...entity('promoCode', ({ own, answer }) => ({
    ...{ code: own('WALK'), product_id: answer('product.create').id },
  })),
  ...sheet('promoCode'),
  ...bulk('promoCode', 'hide'),
  'pageBlock.list': () => ({ page: 'casino' }),
  'pageBlock.sort': ({ answer }) => ({
    page: 'casino',
    order: answer('pageBlock.list').items.map(({ id }: Json, sort_order: number) => ({
      ...{ id, sort_order },
    })),
  }),
  'scoring.get': nothing,
  'scoring.update': () => ({ draft: { criteria: [] } }),
  'change.list': anyList,
  'change.get': ({ answer }) => ({ seq: answer('change.list').items[0].seq }),
  'change.restore': async ({ answer, read }) => {
    const { items } = await read(`/changes?entity=product&id=${answer('product.create').id}`);
    return { seq: items.at(-1).seq };
  },
};

/** A visitor's click on the first product. */
export const clickId = 'click0123456789abc';

export const uploadedName = 'uploaded.png';

const content: Record<string, Input> = {
  ...entity('contentPage', ({ own }) => ({
    ...{ kind: 'guide', slug: own('walk').toLowerCase(), i18n: { en: { title: own('Walk') } } },
  })),
  'contentPage.preview': idOf('contentPage.create'),
  ...entity('redirect', ({ own }) => ({ from_path: `/${own('walk')}`, to_path: '/casino' })),
  'image.list': () => ({ q: uploadedName }),
  'image.get': first('image.list'),
  'image.update': ({ answer }) => ({
    ...{ id: answer('image.list').items[0].id, draft: { name: uploadedName } },
  }),
  'image.crop': ({ answer }) => ({
    ...{ id: answer('image.list').items[0].id, crop: { x: 0, y: 0, width: 1, height: 1 } },
  }),
  'image.replace': ({ answer }) => ({
    ...{ id: answer('image.crop').id, by: answer('image.list').items[0].id },
  }),
};

const reports: Record<string, Wanted> = {
  'report.clicks': () => ({ by: 'day' }),
  'report.exportClicks': () => ({ by: 'day' }),
  'report.speed': () => ({ device: 'phone' }),
  'reportView.create': ({ own }) => ({ name: own('View'), filter: { by: 'day' } }),
  'reportView.list': anyList,
  'monthlyReport.get': nothing,
  'monthlyReport.update': () => ({ language: null }),
  'conversion.overview': nothing,
  'conversion.renewKey': idOf('product.create'),
  'conversion.key': idOf('product.create'),
  'conversion.postbacks': idOf('product.create'),
  'conversion.tryPostback': ({ answer }) => ({
    ...{ id: answer('product.create').id, url: 'https://site.example/api/postback/key?click=1' },
  }),
  'conversion.importCsv': () => ({
    id: 1,
    csv: `click,event,amount,currency\n${clickId},earning,10,USD\n`,
    dry_run: false,
  }),
  'conversion.imports': () => ({ id: 1 }),
  'conversion.undoImport': ({ answer }) => ({
    ...{ id: 1, importId: answer('conversion.imports').items[0].id },
  }),
  'linkCheck.list': anyList,
  'linkCheck.problems': () => ({ kind: 'product' }),
  'linkCheck.check': first('linkCheck.list'),
  // None of its checks found another destination.
  'linkCheck.accept': refused(409, ({ answer }) => ({
    ...{ id: answer('linkCheck.list').items[0].id, destination: 'https://elsewhere.example/' },
  })),
  'missedSearch.list': () => ({ days: 7 }),
  'inquiry.list': anyList,
  'inquiry.get': first('inquiry.list'),
  'inquiry.update': ({ answer }) => ({ id: answer('inquiry.list').items[0].id, read: true }),
  'inquiry.delete': first('inquiry.list'),
};

const site: Record<string, Wanted> = {
  ...entity('market', ({ own }) => ({
    ...{ code: own('W').replace('-', '').toUpperCase(), currency: 'USD' },
    i18n: { en: { name: own('Walk') } },
  })),
  'market.reorder': async ({ read }) => ({
    items: positions((await read('/markets')).items, 'id', 'sort_order'),
  }),
  'settings.get': nothing,
  'settings.update': () => ({ draft: { name: 'Walked' } }),
  'setup.get': nothing,
  'setup.update': () => ({ dismissed: true }),
  'webhook.create': ({ own }) => ({ name: own('Hook'), url: 'https://receiver.invalid/hook' }),
  'webhook.list': anyList,
  'webhook.get': idOf('webhook.create'),
  'webhook.update': ({ answer, own }) => ({
    ...{ id: answer('webhook.create').id, name: own('Hook'), url: 'https://receiver.invalid/' },
  }),
  'webhook.test': idOf('webhook.create'),
  'webhook.renewSecret': idOf('webhook.create'),
  'webhook.resume': idOf('webhook.create'),
};

const people: Record<string, Wanted> = {
  'token.create': ({ own }) => ({ name: own('Ada'), role: 'editor' }),
  'token.list': anyList,
  'token.update': ({ answer, own }) => ({
    ...{ id: answer('token.create').id, draft: { name: own('Ada'), role: 'viewer' } },
  }),
  'token.invite': ({ answer }) => ({ id: answer('token.create').id, draft: { email: null } }),
  'signIn.withToken': () => ({}),
  'signIn.ownToken': nothing,
  'signIn.rules': nothing,
  'signIn.replaceRules': () => ({ sessions_only: false, passkeys_required: false }),
  'signIn.list': anyList,
  'securityEvent.list': anyList,
  'securityEvent.exportCsv': () => ({}),
  'passkey.request': () => ({}),
  'passkey.add': ({ answer, device }) => ({
    ...{ name: 'Phone', registration: device.create(answer('passkey.request')) },
  }),
  'passkey.list': anyList,
  'passkey.rename': ({ answer }) => ({
    ...{ id: answer('passkey.add').id, draft: { name: 'Laptop' } },
  }),
  'passkey.createRecoveryCode': () => ({}),
  'passkey.recoveryCode': nothing,
  'signIn.open': nothing,
  'signIn.end': refused(404, () => ({ id: 1_000_000 })),
  'signIn.confirm': ({ adminToken }) => ({ token: adminToken }),
  'signIn.confirmationRequest': () => ({}),
  'signIn.confirmWithPasskey': ({ answer, device }) =>
    device.sign(answer('signIn.confirmationRequest')),
};

const deletions: Record<string, Input> = {
  ...deleted('contentPage'),
  ...deleted('redirect'),
  'image.delete': idOf('image.crop'),
  ...deleted('reportView'),
  ...deleted('webhook'),
  ...deleted('market'),
  'product.bulk': async ({ read }) => ({
    ...{ action: 'delete', ids: [(await read('/products?limit=5')).items.at(-1).id] },
  }),
  'topListEntry.bulk': async ({ read }) => ({
    ...{ action: 'delete', ids: [(await read('/toplists/entries?category=bets')).items[0].id] },
  }),
  ...deleted('banner'),
  ...deleted('exclusiveBonus'),
  ...deleted('topListEntry'),
  ...deleted('promoCode'),
  ...deleted('product'),
  ...deleted('regulator'),
  ...deleted('paymentMethod'),
  ...deleted('provider'),
  'passkey.remove': ({ answer }) => ({ id: answer('passkey.add').id }),
  'token.revoke': idOf('token.create'),
  'signIn.close': nothing,
  'sample.get': nothing,
  'sample.remove': ({ answer }) => ({ version: answer('sample.get').version }),
  'sample.restore': async ({ read }) => ({ at: (await read('/sample')).removed.at }),
};

export const adminInputs: Record<string, Wanted> = {
  ...{ session: nothing, dashboard: nothing, timeZone: nothing },
  calendar: () => ({ month: '2026-12' }),
  ...vocabulary,
  ...catalogue,
  ...content,
  ...reports,
  ...site,
  ...people,
  ...deletions,
};

/** Calls about the session that asks. */
export const sessionCalls = [
  'signIn.confirm',
  'signIn.confirmationRequest',
  'signIn.confirmWithPasskey',
  'signIn.close',
];
