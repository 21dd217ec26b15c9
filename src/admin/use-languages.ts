import {
  type MissingField,
  missingFields,
  missingLanguage,
} from '#contract/catalogue/missing-field.ts';
import { defaultLanguage, type Language } from '#contract/language.ts';
import { usePageContext } from '../portal/page-context.ts';
import { trpc } from './api.ts';

/** Returns the languages that have pages, including those switched on since the page was loaded. */
export function useLanguages(): readonly Language[] {
  const { languages } = usePageContext().site;
  const { data } = trpc.catalogue.settings.useQuery(
    { lang: defaultLanguage },
    { staleTime: 5 * 60_000 },
  );
  return data?.languages ?? languages;
}

/** Returns the fields that can be missing in products, except for translations into languages without pages. */
export function useMissingFields(): MissingField[] {
  const languages = useLanguages();
  return missingFields.filter((field) => {
    const language = missingLanguage(field);
    return language === undefined || languages.includes(language);
  });
}
