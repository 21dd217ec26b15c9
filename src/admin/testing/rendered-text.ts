import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';

/** The text of a component as it is first rendered, without a browser. */
export const renderedText = (node: ReactNode) =>
  renderToStaticMarkup(node)
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll('&amp;', '&')
    .replaceAll('&#x27;', "'");
