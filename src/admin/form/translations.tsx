import { Check } from 'lucide-react';
import { type KeyboardEvent, type ReactNode, useEffect, useId, useState } from 'react';
import {
  type Control,
  type FieldPath,
  type FieldValues,
  get,
  useFormState,
  useWatch,
} from 'react-hook-form';
import { defaultLanguage, type Language } from '#contract/language.ts';
import { languageName } from '../format.ts';
import { useAdminTexts } from '../language.ts';
import { useLanguages } from '../use-languages.ts';

type Props<Values extends FieldValues, Output> = {
  control: Control<Values, unknown, Output>;
  /** The path of the object with a property for each language. */
  name: FieldPath<Values>;
  /** The translated fields, which the tabs count. */
  fields: readonly string[];
  children: (language: Language) => ReactNode;
};

/** Shows the fields of one language at a time. Without a second language, shows them without tabs. */
export function Translations<Values extends FieldValues, Output>(props: Props<Values, Output>) {
  const { control, name, fields, children } = props;
  const languages = useLanguages();
  const [chosen, choose] = useState<Language>(defaultLanguage);
  const language = languages.includes(chosen) ? chosen : defaultLanguage;
  const { errors, submitCount } = useFormState({ control });
  const wrong = languages.filter((one) => get(errors, `${name}.${one}`) !== undefined);
  const id = useId();

  // biome-ignore lint/correctness/useExhaustiveDependencies: only a failed save switches to the language with errors
  useEffect(() => {
    if (wrong[0] && !wrong.includes(language)) choose(wrong[0]);
  }, [submitCount]);

  if (languages.length === 1) {
    return <div className="flex min-w-0 flex-col gap-5">{children(defaultLanguage)}</div>;
  }
  return (
    <div className="min-w-0 rounded-card border border-line bg-raised">
      <LanguageTabs
        id={id}
        languages={languages}
        language={language}
        wrong={wrong}
        stateOf={(one) => <TranslationState {...{ control, name, fields }} language={one} />}
        onChoose={choose}
      />
      {languages.map((one) => (
        <div
          key={one}
          id={`${id}-${one}`}
          role="tabpanel"
          aria-labelledby={`${id}-${one}-tab`}
          hidden={one !== language}
        >
          <fieldset className="flex min-w-0 flex-col gap-5 p-5">
            <legend className="sr-only">{languageName(one)}</legend>
            {children(one)}
          </fieldset>
        </div>
      ))}
    </div>
  );
}

type TabsProps = {
  id: string;
  languages: readonly Language[];
  language: Language;
  wrong: readonly Language[];
  stateOf: (language: Language) => ReactNode;
  onChoose: (language: Language) => void;
};

function LanguageTabs({ id, languages, language, wrong, stateOf, onChoose }: TabsProps) {
  const { form: text } = useAdminTexts();

  function onKeyDown({ key, currentTarget }: KeyboardEvent<HTMLElement>) {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[key];
    if (step === undefined) return;
    const next = languages.at((languages.indexOf(language) + step) % languages.length) as Language;
    onChoose(next);
    currentTarget.querySelector<HTMLElement>(`[data-language="${next}"]`)?.focus();
  }

  return (
    <div
      role="tablist"
      aria-label={text.languages}
      onKeyDown={onKeyDown}
      className="flex flex-wrap gap-x-1 border-line border-b px-3"
    >
      {languages.map((one) => (
        <button
          key={one}
          type="button"
          role="tab"
          id={`${id}-${one}-tab`}
          data-language={one}
          aria-selected={one === language}
          aria-controls={`${id}-${one}`}
          tabIndex={one === language ? 0 : -1}
          onClick={() => onChoose(one)}
          className="-mb-px flex min-h-11 items-center gap-2 border-transparent border-b-2 px-2 font-strong text-muted text-small hover:text-ink aria-selected:border-brass aria-selected:text-ink"
        >
          {languageName(one)}
          {wrong.includes(one) ? (
            <span className="text-danger">{text.hasErrors}</span>
          ) : (
            one !== defaultLanguage && stateOf(one)
          )}
        </button>
      ))}
    </div>
  );
}

/** Counts the translated fields among those that have an English text. */
function TranslationState<Values extends FieldValues, Output>({
  control,
  name,
  fields,
  language,
}: Omit<Props<Values, Output>, 'children'> & { language: Language }) {
  const { form: text } = useAdminTexts();
  const texts: Record<string, Record<string, unknown>> = useWatch({ control, name }) ?? {};
  const filledIn = (one: Language) => fields.filter((field) => isFilled(texts[one]?.[field]));
  const expected = filledIn(defaultLanguage);
  const count = filledIn(language).filter((field) => expected.includes(field)).length;
  if (expected.length === 0) return null;
  if (count < expected.length) {
    return <span className="figures font-normal">{text.translated(count, expected.length)}</span>;
  }
  return (
    <>
      <Check className="size-4 stroke-[2.25] text-good" aria-hidden="true" />
      <span className="sr-only">{text.complete}</span>
    </>
  );
}

const isFilled = (value: unknown) =>
  typeof value === 'string' ? value.trim() !== '' : value !== null && value !== undefined;
