/** Continues typing in every form while the server's responses are held back. */
import { globSync } from 'node:fs';
import type { APIRequestContext, Locator, Page } from '@playwright/test';
import { createProduct, expect, test, upload, write } from '../testing/editor.ts';
import { holdBack } from '../testing/hold-back.ts';
import { openTabOf } from '../testing/translated-field.ts';

// A URL is rejected.
test.use({ expectedConsole: /status of 400/, siteName: 'typed' });

type Texts = Record<string, string>;

type Form = {
  /** Creates an entity of the kind, and returns its ID. */
  make: (request: APIRequestContext) => Promise<number>;
  /** The name of the field in which the test types. */
  field: string;
  /** Returns the fields to fill in for the nth new entity. Missing if the kind has no form for new ones. */
  texts?: (nth: number) => Texts;
  /** Set if the kind has no copies. Otherwise, new entities start as a copy of another. */
  hasNoCopies?: boolean;
};

const made = (api: string, draft: object) => async (request: APIRequestContext) =>
  (await write(request, api, draft)).id;

const promotion = (api: string): Form => ({
  make: async (request) =>
    made(api, { image_url: await upload(request), categories: [1] })(request),
  field: 'i18n.en.subtitle',
  texts: () => ({}),
});

const vocabulary = (api: string, draft = {}): Form => ({
  make: made(api, { name: 'Vole', ...draft }),
  field: 'name',
  texts: () => ({}),
});

const marketCodes = ['DE', 'FR', 'ES'];

/** Forms by the path of their screen. */
const forms: Record<string, Form> = {
  products: {
    make: async (request) => (await createProduct(request, { name: 'Vole' })).id,
    field: 'i18n.en.description',
    texts: () => ({}),
  },
  banners: promotion('banners'),
  exclusive: promotion('exclusive-bonuses'),
  promocodes: {
    make: made('promocodes', { code: 'VOLE' }),
    field: 'code',
    texts: () => ({}),
  },
  pages: {
    make: made('pages', { kind: 'guide', slug: 'vole', i18n: { en: { title: 'Vole' } } }),
    field: 'i18n.en.excerpt',
    texts: (nth) => ({ slug: `vole-${nth}` }),
  },
  redirects: {
    make: made('redirects', { from_path: '/vole', to_path: '/' }),
    field: 'to_path',
    texts: (nth) => ({ from_path: `/vole-${nth}`, to_path: '/' }),
  },
  'facts/regulators': vocabulary('regulators'),
  'facts/payment-methods': vocabulary('payment-methods', { kind: 'card' }),
  'facts/providers': vocabulary('providers'),
  'settings/markets': {
    make: async () => 1,
    field: 'i18n.en.name',
    texts: (nth) => ({ code: marketCodes[nth] ?? '', currency: 'EUR' }),
    hasNoCopies: true,
  },
  programmes: {
    make: made('programmes', { name: 'Vole' }),
    field: 'contact',
    texts: (nth) => ({ name: `Vole ${nth}` }),
  },
  images: {
    make: async (request) => {
      await upload(request, '#112233');
      const answer = await request.get('/api/admin/images');
      return (await answer.json()).items[0].id;
    },
    field: 'i18n.en.alt',
  },
  'settings/site': { make: async () => 0, field: 'name' },
};

/** A top list's entry and an import have no texts that are saved while someone types, and a release has no form. */
const withoutText = ['toplists', 'releases', 'settings/move-in'];

test('every route with a form is covered', () => {
  const folder = 'src/routes/admin/_editor';
  const routes = globSync(['**/new.tsx', '**/$id.tsx'], { cwd: folder });
  const kinds = new Set(routes.map((route) => route.replace(/\/[^/]+$/, '')));
  for (const kind of withoutText) kinds.delete(kind);
  expect(Object.keys(forms)).toEqual(expect.arrayContaining([...kinds]));
});

/** Lets a test hold back all responses until a key is pressed, and for a delay after that. */
async function answersOf(page: Page) {
  let delay = 0;
  let pressed = Promise.resolve();
  let held = 0;
  await page.route('**/api/trpc/**', async (route) => {
    held += 1;
    const response = await route.fetch();
    await pressed;
    await new Promise((resolve) => setTimeout(resolve, delay));
    await route.fulfill({ response });
    held -= 1;
  });
  return {
    areHeld: () => held > 0,
    hold(milliseconds: number) {
      const { promise, resolve } = Promise.withResolvers<void>();
      pressed = promise;
      delay = milliseconds;
      return resolve;
    },
    release() {
      pressed = Promise.resolve();
      delay = 0;
    },
  };
}

type Answers = Awaited<ReturnType<typeof answersOf>>;

/** Saves with the keyboard, and continues typing until all responses have arrived. */
async function expectTypedKept(page: Page, field: Locator, answers: Answers, delay: number) {
  await openTabOf(field);
  await field.focus();
  await page.keyboard.press('End');
  let typed = await field.inputValue();
  const type = async (letters: string) => {
    await page.keyboard.type(letters, { delay: 25 });
    typed += letters;
  };
  await type(String(delay));
  const press = answers.hold(delay);
  await page.keyboard.press('Control+s');
  const saving = page.getByRole('button', { name: 'Saving…' });
  do {
    await type('az');
    press();
  } while (answers.areHeld() || (await saving.isVisible()));
  answers.release();
  await type('end');
  await expect(field).toHaveValue(typed);
  await expect(page.getByText('Unsaved changes')).toBeVisible();
}

/** A short run tries only one delay. */
const delays = process.env.TEST_EXTENT === 'short' ? [300] : [0, 300, 1_500];

const field = (page: Page, name: string) => page.locator(`[name="${name}"]`).first();

for (const [kind, { make, texts, hasNoCopies, field: name }] of Object.entries(forms)) {
  const screen = `/admin/${kind}`;
  const tag = kind === 'products' ? [] : '@long';
  const title = `${kind}: input entered while the form is saved stays, and is unsaved`;

  test(title, { tag }, async ({ page, request }) => {
    const id = await make(request);
    if (!texts) {
      const answers = await answersOf(page);
      // The test leaves with unsaved changes.
      page.on('dialog', (dialog) => dialog.accept());
      for (const delay of delays) {
        await page.goto(id === 0 ? screen : `${screen}/${id}`);
        await expectTypedKept(page, field(page, name), answers, delay);
      }
      await page.unrouteAll({ behavior: 'wait' });
      return;
    }
    const createNew = async (delay: number, nth: number) => {
      const own = nth === 0 ? page : await page.context().newPage();
      const answers = await answersOf(own);
      await own.goto(hasNoCopies ? `${screen}/new` : `${screen}/new?copy=${id}`);
      for (const [name, text] of Object.entries(texts(nth))) {
        await own.locator(`[name="${name}"]`).fill(text);
      }
      await expectTypedKept(own, field(own, name), answers, delay);
      await expect(own).toHaveURL(new RegExp(`${screen}/\\d+$`));
      if (nth === 1) await expectTypedKept(own, field(own, name), answers, delay);
      await own.unrouteAll({ behavior: 'wait' });
    };
    // Most of the time is spent while responses are held back.
    await Promise.all(delays.map(createNew));
  });
}

/** Presses Enter in a form whose URL the server rejects, and holds the response back. */
async function submitWebhook(page: Page) {
  const release = await holdBack(page, '**/api/trpc/admin.webhook.create**');
  await page.goto('/admin/settings/webhooks');
  const add = page.getByRole('region', { name: 'Add a webhook' });
  await add.getByLabel('Name').fill('Newsletter');
  await add.getByLabel('URL').fill('ftp://receiver.example');
  await add.getByLabel('URL').press('Enter');
  await expect(add.getByLabel('Name')).toBeDisabled();
  return { add, release };
}

test('a form that closes after saving accepts no input while it saves', async ({ page }) => {
  const { add, release } = await submitWebhook(page);
  release();
  await expect(add.getByLabel('Name')).toBeEnabled();
  await expect(add.getByLabel('URL')).toBeFocused();
});

test('a form that accepts input again doesn’t move focus if the editor has moved it', async ({
  page,
}) => {
  const { add, release } = await submitWebhook(page);
  const elsewhere = page.getByRole('link', { name: 'Dashboard' });
  await elsewhere.focus();
  release();
  await expect(add.getByLabel('Name')).toBeEnabled();
  await expect(elsewhere).toBeFocused();
});

test('a dialog that closes after saving accepts no input while it saves', async ({ page }) => {
  const release = await holdBack(page, '**/api/trpc/admin.reportView.create**');
  await page.goto('/admin/reports');
  await page.getByRole('button', { name: 'Save view' }).click();
  const name = page.getByRole('dialog', { name: 'Save view' }).getByLabel('Name');
  await name.fill('Monthly');
  await name.press('Enter');
  await expect(name).toBeDisabled();
  release();
  await expect(name).toBeHidden();
});
