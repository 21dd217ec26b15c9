import type { ReactElement } from 'react';
import { renderToReadableStream, renderToString } from 'react-dom/server';

/** React's marker for a part that failed to render. The browser tries to render the part again. */
const failedPart = '<!--$!-->';

export async function renderToHtml(
  page: ReactElement,
): Promise<{ html: string; failures: unknown[] }> {
  const html = renderToString(page);
  // renderToString doesn't report errors, so a page with a failed part is rendered again to collect them.
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
