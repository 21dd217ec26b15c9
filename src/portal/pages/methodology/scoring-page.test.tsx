import { expect, test } from 'vitest';
import { languages } from '#contract/language.ts';
import { loadContentTexts } from '../../../../messages/load-content-text.ts';
import { pageRenderer } from '../../testing/rendered-page.tsx';
import { ScoringPage } from './scoring-page.tsx';

test.each(languages)(
  'the page explains how fake votes are found, removed and logged: %s',
  async (language) => {
    const { criteriaOf, changed, none, description, ...texts } = await loadContentTexts(
      language,
      'scoring',
    );
    const render = await pageRenderer();
    const loaded = { head: { meta: [], links: [] }, texts, none, categories: [], changed: null };
    const html = render(<ScoringPage {...loaded} />);
    const heading = { en: 'Votes on promo codes', tr: 'Promosyon kodu oyları' }[language];
    const [, votes = ''] = html.split(`>${heading}</h2>`);
    for (const word of wordsOf[language]) expect(votes).toContain(word);
  },
);

/** The minimum number of votes, the number of days, the votes per network, and the three questions. */
const wordsOf = {
  en: ['5 votes', '7 days', '8 votes', 'find', 'remove', 'log'],
  tr: ['5 oy', '7 gün', '8 oy', 'buluruz', 'kaldırırız', 'kaydederiz'],
};
