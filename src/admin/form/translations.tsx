import type { ReactNode } from 'react';
import { type Language, languages } from '#contract/language.ts';
import { languageName } from '../format.ts';

export const Translations = ({ children }: { children: (language: Language) => ReactNode }) => (
  <div className="grid gap-6 lg:grid-cols-2">
    {languages.map((language) => (
      <fieldset
        key={language}
        className="flex min-w-0 flex-col gap-5 rounded-card border border-line bg-raised p-5"
      >
        <legend className="float-left font-heading font-strong text-large">
          {languageName(language)}
        </legend>
        {children(language)}
      </fieldset>
    ))}
  </div>
);
