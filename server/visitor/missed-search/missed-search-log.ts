/**
 * Counts searches without results in memory, and writes them together a few seconds later, so that no visitor waits for
 * it. Nothing about the visitor is stored, and the counts are not in the change log.
 */
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
import { missedQuery } from './missed-query.ts';

const writeInterval = 5_000;

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
  const timer = setInterval(write, writeInterval).unref();

  let pending = new Map<string, CountedSearch>();
  let lastWrite = Promise.resolve();
  let oldestDay = '';

  function add(counted: CountedSearch) {
    const { day, lang, market_code, query } = counted;
    const key = [day, lang, market_code, query].join('\n');
    const before = pending.get(key);
    if (before) before.searches += counted.searches;
    else if (pending.size < maxQueriesPerDay) pending.set(key, counted);
  }

  /** Serializes writes, so that awaiting one means that everything counted before is written. */
  function write(): Promise<void> {
    lastWrite = lastWrite.then(writePending);
    return lastWrite;
  }

  async function writePending() {
    const counted = pending;
    const since = firstDay(keepDays);
    pending = new Map();
    try {
      if (since !== oldestDay) await deleteMissedSearchesBefore(db, since);
      oldestDay = since;
      if (counted.size > 0) await insertMissedSearches(db, [...counted.values()]);
    } catch (error) {
      for (const missed of counted.values()) add(missed);
      onFailure(error);
    }
  }

  return {
    count({ q, market, lang }: { q: string; market: MarketCode; lang: Language }) {
      const query = missedQuery(q, lang);
      if (query === undefined) return;
      add({ day: firstDay(1), lang, market_code: market, query, searches: 1 });
    },

    async list(query: MissedSearchQuery) {
      await write();
      return pagedList((snapshot: Kysely<Database>, paging: MissedSearchQuery) =>
        listMissedSearches(snapshot, { ...paging, since: firstDay(query.days) }),
      )(db, query);
    },

    close() {
      clearInterval(timer);
      return write();
    },
  };
}

export type MissedSearchLog = ReturnType<typeof missedSearchLog>;
