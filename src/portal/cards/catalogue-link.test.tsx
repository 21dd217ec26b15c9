import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { pageRenderer } from '../testing/rendered-page.tsx';
import { CatalogueLink } from './catalogue-link.tsx';

test.each([
  ['https://partner.example/?ref=1', 'sponsored nofollow noopener'],
  ['/go/product/17', 'sponsored nofollow'],
  ['/uploads/terms.pdf', null],
])('a link to %s has the rel %s', (to, rel) => {
  const html = renderToStaticMarkup(<CatalogueLink to={to}>Play</CatalogueLink>);
  expect(/rel="([^"]*)"/.exec(html)?.[1] ?? null).toBe(rel);
});

test('a link to the parent of the current page is not marked as current', async () => {
  const render = await pageRenderer('/casino/1');
  expect(render(<CatalogueLink to="/casino/1">Lucky Harbor</CatalogueLink>)).toContain(
    'aria-current',
  );
  expect(render(<CatalogueLink to="/casino">Casino</CatalogueLink>)).not.toContain('aria-current');
});
