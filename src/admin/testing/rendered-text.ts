import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { texts } from '../../../messages/en/admin/admin.ts';
import { setLanguage } from '../language.ts';

setLanguage('en', texts);

/** The text of a component on its first render in English, without a browser. */
export const renderedText = (node: ReactNode) =>
  renderToStaticMarkup(node)
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll('&amp;', '&')
    .replaceAll('&#x27;', "'");
