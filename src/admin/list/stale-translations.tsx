import { createContext, type ReactNode, use } from 'react';
import type { EntityKind } from '#contract/catalogue/history/entity-kind.ts';
import { trpc } from '../api.ts';
import { languageName } from '../format.ts';
import { useAdminTexts } from '../language.ts';
import { describeField } from '../release/review/proposed-fields.ts';
import { useLanguages } from '../use-languages.ts';
import type { Status } from './row-status.ts';

const StaleContext = createContext<ReadonlyMap<number, Status[]>>(new Map());

const maxListed = 1_000;

type Props = { kind: EntityKind; children: ReactNode };

/** Knows which rows of a list have translations that are older than their original. */
export function StaleTranslations({ kind, children }: Props) {
  const texts = useAdminTexts();
  const languages = useLanguages();
  const { data } = trpc.admin.translation.list.useQuery({ kind, limit: maxListed });
  const ofRows = Map.groupBy(data?.items ?? [], ({ id }) => id);
  const statuses = new Map<number, Status[]>();
  for (const [id, items] of ofRows) {
    const byLanguage = Map.groupBy(items, ({ language }) => language);
    const shown = [...byLanguage].filter(([language]) => languages.includes(language));
    statuses.set(
      id,
      shown.map(([language, stale]) => ({
        label: texts.list.status.stale(languageName(language)),
        title: stale.map((key) => describeField(kind, key, texts).label).join(', '),
        tone: 'warning',
      })),
    );
  }
  return <StaleContext value={statuses}>{children}</StaleContext>;
}

export const useStaleStatuses = (id: number): Status[] => use(StaleContext).get(id) ?? [];
