/** Knows which translations of an entity are older than the text that they translate. */
import { createContext, use, useMemo } from 'react';
import type { Language, OtherLanguage } from '#contract/language.ts';
import { isListKind, type ProposableKind } from '#contract/release/proposal.ts';
import { trpc } from '../../api.ts';
import { pathsOf } from '../../release/review/proposed-fields.ts';
import { useLanguages } from '../../use-languages.ts';

type StaleText = {
  kind: Exclude<ProposableKind, `${string}-list` | 'page-layout'>;
  id: number;
  language: OtherLanguage;
  field: string;
  source: string;
};

export const StaleTextsContext = createContext<readonly StaleText[]>([]);

const maxListed = 200;

export function useStaleTexts({ kind, id }: { kind: ProposableKind; id: number }) {
  const languages = useLanguages();
  const isText = !isListKind(kind);
  const { data } = trpc.admin.translation.list.useQuery(
    { ...(isText && { kind: kind as StaleText['kind'] }), id, limit: maxListed },
    { enabled: isText },
  );
  return useMemo(
    () =>
      (data?.items ?? []).flatMap(({ source, ...text }) =>
        source !== null && languages.includes(text.language) ? [{ ...text, source }] : [],
      ),
    [data, languages],
  );
}

/** Returns true if a text of a language is out of date. `name` is the path of the object with all languages. */
export const useIsStale = (name: string, language: Language): boolean =>
  use(StaleTextsContext).some(
    (text) =>
      text.language === language &&
      pathsOf(text).some((path) => path.startsWith(`${name}.${language}.`)),
  );
