import { expect, test } from 'vitest';
import { PageContextOverride } from '../../page-context.ts';
import { pageContext, pageRenderer } from '../../testing/rendered-page.tsx';
import { FooterLinks } from './footer-links.tsx';

type Page = { path: string; title: string };

async function linksWith(emptyPaths: string[], footerPages: Page[] = []) {
  const render = await pageRenderer();
  const site = { telegramUrl: 'https://t.me/lantern', socialLinks: [], footerPages };
  const context = pageContext({ site: { ...site, emptyPaths: { en: emptyPaths } } });
  const html = render(
    <PageContextOverride value={context}>
      <FooterLinks />
    </PageContextOverride>,
  );
  return [...html.matchAll(/href="(\/[^"]*)"/g)].map(([, path]) => path);
}

const always = [
  '/casino',
  '/bets',
  '/bonuses',
  '/promocodes',
  '/how-we-rate',
  '/partners',
  '/contact',
];
const written = ['/guides', '/reviews', '/support', '/about'];

test('the footer does not link to unpublished pages', async () => {
  expect(await linksWith(written)).toEqual(always);
});

test('the footer has its fixed links, followed by the pages placed there', async () => {
  expect(await linksWith([], [{ path: '/terms', title: 'Terms of use' }])).toEqual([
    ...['/casino', '/bets', '/bonuses', '/promocodes', '/guides', '/reviews'],
    ...['/support', '/about', '/how-we-rate', '/partners', '/contact', '/terms'],
  ]);
});

test('a page that is always in the footer appears once, even if editors placed it there too', async () => {
  const paths = await linksWith([], [{ path: '/about', title: 'About the board' }]);
  expect(paths.filter((path) => path === '/about')).toHaveLength(1);
});
