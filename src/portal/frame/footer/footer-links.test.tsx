import { expect, test } from 'vitest';
import { texts } from '../../../messages/en/common.ts';
import type { RouterContext } from '../../../router-context.ts';
import { PageContextOverride } from '../../page-context.ts';
import { pageRenderer } from '../../testing/rendered-page.tsx';
import { FooterLinks } from './footer-links.tsx';

async function linksWith(contentPaths: string[]) {
  const render = await pageRenderer();
  const site = { telegramUrl: 'https://t.me/lantern', socialLinks: [], footerPages: [] };
  const context = { language: 'en', messages: texts, site: { ...site, contentPaths } };
  const html = render(
    <PageContextOverride value={context as unknown as RouterContext}>
      <FooterLinks />
    </PageContextOverride>,
  );
  return [...html.matchAll(/href="(\/[^"]*)"/g)].map(([, path]) => path);
}

const always = ['/casino', '/bets', '/bonuses', '/partners', '/contact'];

test('the footer leads to nothing that an editor has not published', async () => {
  expect(await linksWith([])).toEqual(always);
});

test('the footer leads to guides, reviews, Support and About where they are', async () => {
  const paths = ['/guides', '/reviews', '/support', '/about'];
  expect((await linksWith(paths)).toSorted()).toEqual([...always, ...paths].toSorted());
});
