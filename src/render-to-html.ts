import type { ReactElement } from 'react';
import { renderToReadableStream, renderToString } from 'react-dom/server';

/** React leaves this in the place of a part that failed. A browser renders the part again. */
const failedPart = '<!--$!-->';

export async function renderToHtml(
  page: ReactElement,
): Promise<{ html: string; failures: unknown[] }> {
  const html = renderToString(page);
  // It says nothing of what it leaves out, so such a page is rendered again to hear of it.
  const failures = html.includes(failedPart) ? await failuresIn(page) : [];
  return { html, failures };
}

async function failuresIn(page: ReactElement): Promise<unknown[]> {
  const failures: unknown[] = [];
  const stream = await renderToReadableStream(page, {
    onError(error) {
      failures.push(error);
    },
  });
  await stream.allReady;
  await stream.cancel();
  return failures;
}
