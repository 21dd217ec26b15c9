/** Counts searches without results. Nothing about the visitor is stored, and the counts are not in the change log. */
import type { Kysely } from 'kysely';
import type { Language } from '#contract/language.ts';
import type { MarketCode } from '#contract/site/market-code.ts';
import type { MissedSearchQuery } from '#contract/visitor/missed-search.ts';
import { dayBefore, wallClock } from '#contract/wall-clock.ts';
import { pagedList } from '../../../db/paged-list.ts';
import {
  type CountedSearch,
  deleteMissedSearchesBefore,
  insertMissedSearches,
  listMissedSearches,
  maxQueriesPerDay,
} from '../../../db/repositories/visitor/missed-search.ts';
import type { Database } from '../../../db/tables.ts';
import { batchWriter } from '../../batch-writer.ts';
import { missedQuery } from './missed-query.ts';

export function missedSearchLog({
  db,
  timeZone,
  keepDays,
  onFailure,
}: {
  db: Kysely<Database>;
  timeZone: string;
  keepDays: number;
  onFailure: (error: unknown) => void;
}) {
  // Created lazily, because the first one is slow and not needed at startup.
  let clock: Intl.DateTimeFormat | undefined;
  function firstDay(days: number) {
    clock ??= wallClock(timeZone);
    return dayBefore(clock.format().slice(0, 10), days - 1);
  }
  let oldestDay = '';
  const log = batchWriter<CountedSearch>({
    keyOf: ({ day, lang, market_code, query }) => [day, lang, market_code, query].join('\n'),
    addUp: (before, { searches }) => ({ ...before, searches: before.searches + searches }),
    maxKeys: maxQueriesPerDay,
    async write(counted) {
      const since = firstDay(keepDays);
      if (since !== oldestDay) await deleteMissedSearchesBefore(db, since);
      oldestDay = since;
      if (counted.length > 0) await insertMissedSearches(db, counted);
    },
    onFailure,
  });

  return {
    count({ q, market, lang }: { q: string; market: MarketCode; lang: Language }) {
      const query = missedQuery(q, lang);
      if (query === undefined) return;
      log.add({ day: firstDay(1), lang, market_code: market, query, searches: 1 });
    },

    async list(query: MissedSearchQuery) {
      await log.write();
      return pagedList((snapshot: Kysely<Database>, paging: MissedSearchQuery) =>
        listMissedSearches(snapshot, { ...paging, since: firstDay(query.days) }),
      )(db, query);
    },

    close: log.close,
  };
}

export type MissedSearchLog = ReturnType<typeof missedSearchLog>;
