import { expect, test } from 'vitest';
import { PageContextOverride } from '../page-context.ts';
import { pageContext, pageRenderer } from '../testing/rendered-page.tsx';
import { HowWeRankLink } from './how-we-rank-link.tsx';

async function linkWith(emptyPaths: string[]) {
  const render = await pageRenderer();
  const context = pageContext({ site: { emptyPaths: { en: emptyPaths } } });
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
