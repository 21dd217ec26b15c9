import { Suspense } from 'react';
import { expect, test } from 'vitest';
import { renderToHtml } from './render-to-html.ts';

const failure = new Error('The block is broken.');
function Broken(): never {
  throw failure;
}

test('a completely rendered page has no failures', async () => {
  const page = (
    <main>
      <Suspense>
        <p>Whole</p>
      </Suspense>
    </main>
  );
  const { html, failures } = await renderToHtml(page);
  expect(html).toContain('<p>Whole</p>');
  expect(failures).toEqual([]);
});

test('a failing part is left out, and its error is reported', async () => {
  const page = (
    <main>
      <p>Whole</p>
      <Suspense>
        <Broken />
      </Suspense>
    </main>
  );
  const { html, failures } = await renderToHtml(page);
  expect(html).toContain('<p>Whole</p>');
  expect(failures).toEqual([failure]);
});
