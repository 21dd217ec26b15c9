import type { LinkProps } from '@tanstack/react-router';
import { languages } from '#contract/language.ts';
import type { SetupStep } from '#contract/site/setup.ts';
import type { AdminTexts } from '../../../../messages/en/admin/admin.ts';
import { inEditorsLanguage, languageName } from '../../format.ts';

const listFormat = inEditorsLanguage((language) => new Intl.ListFormat(language));

export const stepScreens: Record<SetupStep, LinkProps> = {
  name: { to: '/admin/settings/site' },
  market: { to: '/admin/settings/markets' },
  language: { to: '/admin/settings/markets' },
  colours: { to: '/admin/settings/site' },
  partner: { to: '/admin/products/new' },
  'top-list': { to: '/admin/toplists' },
  pages: { to: '/admin/pages' },
  sample: { to: '/admin/settings/setup', hash: 'sample' },
};

export function stepText(step: SetupStep, { steps, languageStep }: AdminTexts['setup']) {
  if (step !== 'language') return steps[step];
  const { title, text } = languageStep;
  return { title, text: text(listFormat().format(languages.map(languageName))) };
}
