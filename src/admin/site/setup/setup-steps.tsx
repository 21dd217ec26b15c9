import { Link, type LinkProps } from '@tanstack/react-router';
import { ArrowRight, Check } from 'lucide-react';
import type { Language } from '#contract/language.ts';
import type { Setup, SetupStep } from '#contract/site/setup.ts';
import type { AdminTexts } from '../../../../messages/en/admin/admin.ts';
import { inEditorsLanguage, languageName } from '../../format.ts';
import { useAdminTexts } from '../../language.ts';
import { useLanguages } from '../../use-languages.ts';
import { ExamplePages } from './example-pages.tsx';

const listFormat = inEditorsLanguage((language) => new Intl.ListFormat(language));

const stepScreens: Record<SetupStep, LinkProps> = {
  name: { to: '/admin/settings/site' },
  market: { to: '/admin/settings/markets' },
  language: { to: '/admin/settings/markets' },
  colours: { to: '/admin/settings/site' },
  partner: { to: '/admin/products/new' },
  'top-list': { to: '/admin/toplists' },
  pages: { to: '/admin/pages' },
  sessions: { to: '/admin/settings/security' },
  sample: { to: '/admin/settings/setup', hash: 'sample' },
};

export const countDone = ({ steps }: Pick<Setup, 'steps'>) =>
  steps.filter(({ done }) => done).length;

export function SetupSteps({ setup }: { setup: Setup }) {
  const { setup: text } = useAdminTexts();
  const languages = useLanguages();
  return (
    <ol
      aria-label={text.list}
      className="divide-y divide-line rounded-card border border-line bg-raised"
    >
      {setup.steps.map(({ step, done }, index) => {
        const { title, text: explanation } = stepText(step, text, languages);
        return (
          <li key={step} className="grid grid-cols-[1.75rem_minmax(0,1fr)] gap-x-3 px-4 py-3">
            <span
              aria-hidden="true"
              className={`figures mt-0.5 inline-flex size-7 items-center justify-center rounded-full border text-small ${done ? 'border-good text-good' : 'border-edge text-muted'}`}
            >
              {done ? <Check className="size-4 stroke-[2.25]" /> : index + 1}
            </span>
            <div className="flex min-w-0 flex-col">
              <p className="flex flex-wrap items-baseline gap-x-2">
                <Link
                  {...stepScreens[step]}
                  className="inline-flex min-h-6 items-center font-strong underline-offset-4 hover:underline"
                >
                  {title}
                  <ArrowRight
                    className="ml-1 inline size-4 text-muted"
                    strokeWidth={1.75}
                    aria-hidden="true"
                  />
                </Link>
                {done && <span className="text-good text-small">{text.done}</span>}
              </p>
              {!done && <p className="max-w-[44rem] text-muted text-small">{explanation}</p>}
              {!done && step === 'pages' && <ExamplePages pages={setup.example_pages} />}
            </div>
          </li>
        );
      })}
    </ol>
  );
}

function stepText(
  step: SetupStep,
  { steps, languageStep }: AdminTexts['setup'],
  languages: readonly Language[],
) {
  if (step !== 'language') return steps[step];
  const { title, text } = languageStep;
  return { title, text: text(listFormat().format(languages.map(languageName))) };
}
