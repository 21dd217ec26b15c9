import { Check } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import {
  type Control,
  type FieldPath,
  type FieldValues,
  get,
  useFormState,
  useWatch,
} from 'react-hook-form';
import { defaultLanguage, type Language } from '#contract/language.ts';
import { TabList } from '../../ui/tab-list.tsx';
import { languageName } from '../format.ts';
import { useAdminTexts } from '../language.ts';
import { useLanguages } from '../use-languages.ts';
import { useIsStale } from './note/stale-texts.ts';
import { useTab } from './use-tab.ts';

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
  const { form: text } = useAdminTexts();
  const languages = useLanguages();
  const { errors, submitCount } = useFormState({ control });
  const wrong = languages.filter((one) => get(errors, `${name}.${one}`) !== undefined);
  const [chosen, choose] = useTab<Language>(defaultLanguage, wrong, submitCount);
  const language = languages.includes(chosen) ? chosen : defaultLanguage;
  const id = useId();

  if (languages.length === 1) {
    return <div className="flex min-w-0 flex-col gap-5">{children(defaultLanguage)}</div>;
  }
  return (
    <div className="min-w-0 rounded-card border border-line bg-raised">
      <TabList
        id={id}
        label={text.languages}
        tabs={languages.map((one) => ({
          key: one,
          label: languageName(one),
          state: one !== defaultLanguage && (
            <TranslationState {...{ control, name, fields }} language={one} />
          ),
        }))}
        chosen={language}
        wrong={wrong}
        hasErrors={text.hasErrors}
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
  const isStale = useIsStale(name, language);
  const expected = filledIn(defaultLanguage);
  const count = filledIn(language).filter((field) => expected.includes(field)).length;
  if (isStale) return <span className="font-normal text-warning">{text.stale.tab}</span>;
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
