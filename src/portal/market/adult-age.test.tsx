import { expect, test } from 'vitest';
import type { Language } from '#contract/language.ts';
import { texts as english } from '../../../messages/en/common.ts';
import { texts as turkish } from '../../../messages/tr/common.ts';
import { PageContextOverride } from '../page-context.ts';
import { pageContext, pageRenderer } from '../testing/rendered-page.tsx';
import { AdultAge, HigherAge } from './adult-age.tsx';

const messages = { en: english, tr: turkish };

async function textsIn(language: Language, market: object) {
  const markets = [{ code: 'CA', name: 'Canada', ...market }];
  const context = pageContext({ language, messages: messages[language], market: 'CA', markets });
  const render = await pageRenderer();
  return [AdultAge, HigherAge].map((Age) =>
    render(
      <PageContextOverride value={context}>
        <Age />
      </PageContextOverride>,
    ).replace(/<[^>]*>/g, ''),
  );
}

const canada = { minimum_age: 19, name_in_sentence: 'in Canada' };
test.each([
  ['en', canada, ['19+ in Canada.', '· 19+ in Canada']],
  [
    'tr',
    { ...canada, name_in_sentence: 'Kanada’da' },
    ['Kanada’da 19 yaş ve üzeri.', '· Kanada’da 19 yaş ve üzeri'],
  ],
  ['en', { ...canada, name_in_sentence: null }, ['Canada: 19+.', '· Canada: 19+']],
  ['en', { ...canada, minimum_age: 18 }, ['18+ in Canada.', '']],
] as const)(
  'the 18+ mark in the footer is followed by a higher minimum age, worded as in the text: %s %o',
  async (language, market, shown) => {
    expect(await textsIn(language, market)).toEqual(shown);
  },
);
