/** The real app on a separate database for each test, with builders for the entities it needs. */
import type { InjectOptions } from 'fastify';
import type { z } from 'zod';
import { adminTokenDraft } from '#contract/people/admin-token.ts';
import { inquiryDraft } from '#contract/visitor/inquiry.ts';
import { openDatabase } from '../../db/open.ts';
import { insertInquiry } from '../../db/repositories/visitor/inquiry.ts';
import { testDatabase } from '../../db/testing/database.ts';
import { temporaryFolder } from '../../db/testing/temporary-folder.ts';
import { openSearch } from '../../search-index/open-search-engine.ts';
import { buildApp } from '../app.ts';
import { hashOfToken } from '../caller/first-owner-token.ts';
import { bannerResource } from '../catalogue/resource/banner.ts';
import { exclusiveBonusResource } from '../catalogue/resource/exclusive-bonus.ts';
import { paymentMethodResource } from '../catalogue/resource/payment-method.ts';
import { productResource } from '../catalogue/resource/product.ts';
import { promoCodeResource } from '../catalogue/resource/promo-code.ts';
import { providerResource } from '../catalogue/resource/provider.ts';
import { regulatorResource } from '../catalogue/resource/regulator.ts';
import { topListEntryResource } from '../catalogue/resource/top-list-entry.ts';
import { contentPageResource } from '../content/content-page-resource.ts';
import { internet } from '../http/outgoing/public-fetch.ts';
import { openImageStorage } from '../image/storage/open-image-storage.ts';
import { createToken } from '../people/admin-token.ts';
import type { Writer } from '../resource/resource.ts';
import { parseSettings } from '../settings.ts';
import { cheapPasswordHashing } from './password-hashing.ts';

export const token = 'a-token-for-tests';
export const visitorSecret = 'a-secret-for-tests-that-is-long-enough';

const inquiries = {
  message: { subject: 'A question', message: 'How do codes work?', email: 'ada@visitor.example' },
  application: {
    company: 'Copper Lantern',
    website: 'https://copper-lantern.example',
    name: 'Ada Field',
    email: 'ada@copper-lantern.example',
    markets: ['US'],
    message: 'List us, please.',
  },
};

export const inquiryOf = <Kind extends keyof typeof inquiries>(kind: Kind, given: object = {}) => ({
  kind,
  ...inquiries[kind],
  ...given,
});

/** The English version of a published page. */
export const publishedTexts = (title: string, words = title) => ({
  en: {
    title,
    body: { type: 'doc' as const, content: [paragraph(words)] },
    publish_at: '2026-01-01 00:00:00',
  },
});
const paragraph = (text: string) => ({
  type: 'paragraph' as const,
  content: [{ type: 'text' as const, text }],
});

export const categoryId = { casino: 1, bets: 2, bonuses: 3 };

/** Creates entities with only the fields that a test is about. */
function makersFor(writer: Writer) {
  let made = 0;
  const next = () => {
    made += 1;
    return made;
  };
  const maker =
    <Draft extends z.ZodType, Whole>(
      { schemas, create }: Kind<Draft, Whole>,
      defaults: () => object,
    ) =>
    (given: Partial<z.input<Draft> & object> = {}) =>
      create(writer, schemas.draft.parse({ ...defaults(), ...given }));
  const image_url = '/uploads/image.webp';
  const product = maker(productResource, () => ({ i18n: { en: { name: `Product ${next()}` } } }));
  const topListEntry = maker(topListEntryResource, () => ({ category_id: categoryId.casino }));

  return {
    product,
    banner: maker(bannerResource, () => ({ image_url })),
    exclusiveBonus: maker(exclusiveBonusResource, () => ({ image_url })),
    topListEntry: async (given: Parameters<typeof topListEntry>[0] = {}) =>
      topListEntry({ product_id: given.product_id ?? (await product()).id, ...given }),
    contentPage: maker(contentPageResource, () => {
      const number = next();
      return { kind: 'guide', slug: `guide-${number}`, i18n: publishedTexts(`Guide ${number}`) };
    }),
    person: maker({ schemas: { draft: adminTokenDraft }, create: createToken }, () => ({
      name: `Person ${next()}`,
      role: 'editor',
    })),
    inquiry: (kind: keyof typeof inquiries = 'message', given: object = {}) =>
      insertInquiry(writer.db, inquiryDraft.parse(inquiryOf(kind, given))),
    regulator: maker(regulatorResource, () => ({ name: `Regulator ${next()}` })),
    paymentMethod: maker(paymentMethodResource, () => ({ name: `Method ${next()}` })),
    provider: maker(providerResource, () => ({ name: `Provider ${next()}` })),
    promoCode: maker(promoCodeResource, () => ({ code: `CODE${next()}` })),
  };
}

type Kind<Draft extends z.ZodType, Whole> = {
  schemas: { draft: Draft };
  create: (writer: Writer, draft: z.output<Draft>) => Promise<Whole>;
};

type Parts = Partial<
  Pick<Parameters<typeof buildApp>[0], 'passwordHashing' | 'pages' | 'network' | 'releases'>
> & {
  /** Opens the app as another process on this database. */
  address?: string | undefined;
};

export async function testApp(
  variables: Record<string, string> = {},
  {
    passwordHashing = cheapPasswordHashing,
    pages = 'none',
    network = internet,
    releases,
    address,
  }: Parts = {},
) {
  const settings = parseSettings({
    DATA_DIR: temporaryFolder(),
    LOG_LEVEL: 'silent',
    RATE_LIMIT: '0',
    ...variables,
  });
  const database = address ? { address, ...(await openDatabase(address)) } : await testDatabase();
  const search = openSearch(database);
  const { app, deps, voteVersion } = await buildApp({
    settings,
    database,
    search,
    imageStorage: await openImageStorage(settings),
    adminTokenHash: hashOfToken(token),
    visitorSecret: () => settings.VISITOR_SECRET ?? visitorSecret,
    passwordHashing,
    network,
    pages,
    releases,
  });
  search.start(app.log);
  app.addHook('onClose', () => database.close());
  const writer = { db: database.db, actor: 'test' };
  return {
    app,
    deps,
    voteVersion,
    database,
    db: database.db,
    address: database.address,
    writer,
    make: makersFor(writer),
    /** With `admin`, the call is sent with the token. */
    async call(
      method: InjectOptions['method'],
      url: string,
      body?: unknown,
      more: InjectOptions = {},
    ) {
      const response = await app.inject({
        method,
        url: `/api${url}`,
        ...(body !== undefined && { payload: body as object }),
        ...more,
        headers: {
          ...(url.startsWith('/admin') && { 'x-admin-token': token }),
          ...more.headers,
        },
      });
      return {
        status: response.statusCode,
        headers: response.headers,
        text: response.body,
        get body() {
          return response.json();
        },
      };
    },
  };
}

export type TestApp = Awaited<ReturnType<typeof testApp>>;
