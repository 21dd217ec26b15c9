/** Editors write, publish and move guides. Visitors read published guides, and old links redirect. */
import { createProduct, expect, test, upload, write } from '../testing/editor.ts';
import { expectFitsEachWidth } from '../testing/fits-width.ts';
import { holdBack } from '../testing/hold-back.ts';

test.use({ siteName: 'content-page', expectedConsole: /404 \(Not Found\)/ });

const paragraph = (text: string) => ({ type: 'paragraph', content: [{ type: 'text', text }] });
const heading = (text: string) => ({
  type: 'heading',
  attrs: { level: 2 },
  content: [{ type: 'text', text }],
});

test('an editor writes a guide, shares its preview, publishes it and moves it', async ({
  page,
  request,
}) => {
  await test.step('a draft is saved with a path derived from its title', async () => {
    await page.goto('/admin/pages');
    await page.getByRole('link', { name: 'Create page' }).click();
    await page.getByLabel('Title (required to publish)').fill('How Odds Work');
    await expect(page.getByLabel('URL slug (required)')).toHaveValue('how-odds-work');
    await page.getByRole('textbox', { name: 'Text in English' }).fill('Odds are a price.');
    await expectFitsEachWidth(page);
    await page.getByRole('button', { name: 'Save draft' }).click();
    await expect(page).toHaveURL(/\/admin\/pages\/\d+$/);
    expect((await request.get('/guides/how-odds-work')).status()).toBe(404);
  });
  await test.step('its preview is labelled as a preview', async () => {
    const preview = page.getByLabel('Preview link in English');
    const { pathname, search } = new URL(await preview.inputValue());
    await page.goto(pathname + search);
    await expect(page.getByRole('complementary', { name: 'Preview' })).toContainText(
      'Visitors can’t see it',
    );
    await expect(page.getByRole('article')).toContainText('Odds are a price.');
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
    await page.goBack();
  });
  await test.step('a click publishes it', async () => {
    const publish = page.getByRole('button', { name: 'Publish English', exact: true });
    const answer = await holdBack(page, '**/admin.contentPage.update*');
    await publish.click();
    await expect(page.getByRole('button', { name: 'Saving…' })).toBeVisible();
    await page.getByRole('button', { name: 'Unpublish English' }).dispatchEvent('click');
    answer();
    await expect(page.getByText('How Odds Work was saved.')).toBeVisible();
    await expect(publish).toHaveAttribute('aria-disabled', 'true');
    await expect(page.getByRole('link', { name: /^Open in English/ })).toBeVisible();
    await page.goto('/guides');
    await page.getByRole('link', { name: 'How Odds Work' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('How Odds Work');
    await expectFitsEachWidth(page);
    expect((await request.get('/tr/guides/how-odds-work')).status()).toBe(404);
  });
  await test.step('the search page lists it below the catalogue', async () => {
    await page.goto('/search?q=odds+work');
    const found = page.getByRole('region', { name: 'Guides and reviews' });
    await expect(found.getByRole('link', { name: 'How Odds Work' })).toBeVisible();
    await expectFitsEachWidth(page);
  });
  await test.step('after a new path, the old one redirects', async () => {
    await page.goto('/admin/pages');
    await page.getByRole('link', { name: 'Edit How Odds Work' }).click();
    await page.getByLabel('URL slug (required)').fill('odds-explained');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(page.getByText('How Odds Work was saved.')).toBeVisible();
    await page.goto('/admin/redirects');
    await expect(page.getByRole('table', { name: 'Redirects' })).toContainText(
      '/guides/how-odds-work',
    );
    await expectFitsEachWidth(page);
    await page.goto('/guides/how-odds-work');
    await expect(page).toHaveURL(/\/guides\/odds-explained$/);
  });
});

test('a guide has its sections, its partners and its metadata for search engines', {
  tag: '@long',
}, async ({ page, request }) => {
  const product = await createProduct(request, { name: 'Steady Heron', categories: [1] });
  const body = {
    type: 'doc',
    content: [
      paragraph('Before anything else, read this.'),
      ...['First things', 'Second things', 'Third things'].flatMap((words) => [
        heading(words),
        paragraph(`${words} in detail.`),
      ]),
      { type: 'partnerCard', attrs: { product_id: product.id } },
      {
        type: 'faq',
        content: [
          {
            type: 'faqItem',
            content: [
              { type: 'faqQuestion', content: [{ type: 'text', text: 'Is it free?' }] },
              { type: 'faqAnswer', content: [paragraph('It is.')] },
            ],
          },
        ],
      },
    ],
  };
  await write(request, 'pages', {
    kind: 'guide',
    slug: 'long-guide',
    author: 'Ada Quill',
    cover: await upload(request),
    product_ids: [product.id],
    i18n: {
      en: { title: 'A long guide', excerpt: 'All of it.', body, publish_at: '2026-01-02 03:04:05' },
      tr: { title: 'Uzun rehber', body, publish_at: '2099-01-02 03:04:05' },
    },
  });
  await page.goto('/guides/long-guide');
  const contents = page.getByRole('navigation', { name: 'On this page' });
  await contents.getByRole('link', { name: 'Third things' }).click();
  await expect(page).toHaveURL(/#third-things$/);
  await expect(page.getByRole('heading', { name: 'Third things' })).toBeInViewport();
  const article = page.getByRole('article');
  await expect(article).toContainText('By Ada Quill');
  await expect(article).toContainText('Published on January 2, 2026');
  // One link is in the text, the other among the related partners.
  await expect(article.getByRole('link', { name: 'Steady Heron', exact: true })).toHaveCount(2);
  await expect(page.locator('link[rel=alternate][hreflang=en]')).toHaveCount(1);
  await expect(page.locator('link[rel=alternate][hreflang=tr]')).toHaveCount(0);
  await expect(page.locator('link[type="application/atom+xml"]')).toHaveCount(1);
  const data = JSON.parse(
    (await page.locator('script[type="application/ld+json"]').textContent()) ?? '',
  );
  const types = data['@graph'].map((thing: { '@type': string }) => thing['@type']);
  expect(types).toEqual(['Organization', 'WebSite', 'BreadcrumbList', 'Article']);
  await expectFitsEachWidth(page);
  expect((await request.get('/tr/guides/long-guide')).status()).toBe(404);
  await page.goto('/admin/pages?q=long-guide');
  await expect(page.getByText('Turkish: scheduled')).toBeVisible();
});

test('an internal link follows a page that moved', async ({ page, request }) => {
  const published = (title: string, body: object | null) => ({
    en: { title, body, publish_at: '2026-01-02 03:04:05' },
  });
  const link = {
    type: 'text',
    text: 'The old way',
    marks: [{ type: 'link', attrs: { href: '/old-way' } }],
  };
  await write(request, 'pages', {
    kind: 'page',
    slug: 'new-way',
    i18n: published('New way', null),
  });
  await write(request, 'redirects', { from_path: '/old-way', to_path: '/new-way' });
  await write(request, 'pages', {
    kind: 'page',
    slug: 'signpost',
    i18n: published('Signpost', {
      type: 'doc',
      content: [{ type: 'paragraph', content: [link] }],
    }),
  });
  await page.goto('/signpost');
  await page.getByRole('link', { name: 'The old way' }).click();
  await expect(page).toHaveURL(/\/new-way$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('NEW WAY');
});
