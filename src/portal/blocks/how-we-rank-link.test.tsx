import { expect, test } from 'vitest';
import { texts } from '../../../messages/en/common.ts';
import type { RouterContext } from '../../router-context.ts';
import { PageContextOverride } from '../page-context.ts';
import { pageRenderer } from '../testing/rendered-page.tsx';
import { HowWeRankLink } from './how-we-rank-link.tsx';

async function linkWith(emptyPaths: string[]) {
  const render = await pageRenderer();
  const site = { emptyPaths: { en: emptyPaths } };
  const context = { language: 'en', messages: texts, site } as unknown as RouterContext;
  return render(
    <PageContextOverride value={context}>
      <HowWeRankLink />
    </PageContextOverride>,
  );
}

test('a ranking links to the page about rankings only while it is published', async () => {
  expect(await linkWith(['/about'])).toContain('href="/how-we-rank"');
  expect(await linkWith(['/how-we-rank'])).toBe('');
});
