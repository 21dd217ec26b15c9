import { expect, test } from 'vitest';
import { texts } from '../../../messages/en/common.ts';
import type { RouterContext } from '../../../router-context.ts';
import { PageContextOverride } from '../../page-context.ts';
import { pageRenderer } from '../../testing/rendered-page.tsx';
import { FooterLinks } from './footer-links.tsx';

async function linksWith(emptyPaths: string[]) {
  const render = await pageRenderer();
  const site = { telegramUrl: 'https://t.me/lantern', socialLinks: [], footerPages: [] };
  const context = { language: 'en', messages: texts, site: { ...site, emptyPaths } };
  const html = render(
    <PageContextOverride value={context as unknown as RouterContext}>
      <FooterLinks />
    </PageContextOverride>,
  );
  return [...html.matchAll(/href="(\/[^"]*)"/g)].map(([, path]) => path);
}

const always = ['/casino', '/bets', '/bonuses', '/promocodes', '/partners', '/contact'];
const written = ['/guides', '/reviews', '/support', '/about'];

test('the footer leads to nothing that an editor has not published', async () => {
  expect(await linksWith(written)).toEqual(always);
});

test('the footer leads to guides, reviews, Support and About where they are', async () => {
  expect((await linksWith([])).toSorted()).toEqual([...always, ...written].toSorted());
});
