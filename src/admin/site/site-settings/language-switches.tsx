import { useController } from 'react-hook-form';
import { otherLanguages } from '#contract/language.ts';
import { languageName } from '../../format.ts';
import { useAdminTexts } from '../../language.ts';
import type { SettingsControl } from './settings-values.ts';

/** Switches the pages of each language on and off, apart from English, which other languages fall back to. */
export function LanguageSwitches({ control }: { control: SettingsControl }) {
  const text = useAdminTexts().site.languages;
  const { field } = useController({ control, name: 'disabled_languages' });
  const disabled = field.value ?? [];
  return (
    <fieldset className="flex flex-col gap-2">
      <legend className="mb-1.5 font-strong text-small">{text.title}</legend>
      {otherLanguages.map((language, index) => (
        <label key={language} className="flex min-h-9 w-fit items-center gap-3">
          <input
            type="checkbox"
            name={field.name}
            ref={index === 0 ? field.ref : undefined}
            checked={!disabled.includes(language)}
            onBlur={field.onBlur}
            onChange={({ target }) => {
              const others = disabled.filter((other) => other !== language);
              field.onChange(target.checked ? others : [...others, language]);
            }}
            className="size-5 accent-brass"
          />
          {text.pages(languageName(language))}
        </label>
      ))}
      <p className="text-muted text-small">{text.hint}</p>
    </fieldset>
  );
}
