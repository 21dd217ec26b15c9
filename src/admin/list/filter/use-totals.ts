import { trpc } from '../../api.ts';

type Queries = Parameters<typeof trpc.useQueries>[0];
type Admin = Parameters<Queries>[0]['admin'];

/** Requests only the number of rows that match a filter. The limit must be at least 1. */
export const onlyTotal = { limit: 1, offset: 0 };

/** Returns the number of rows for each value of a filter, or undefined while it loads. */
export const useTotals = <Value>(
  values: readonly Value[],
  query: (admin: Admin, value: Value) => ReturnType<Queries>[number],
): (number | undefined)[] =>
  trpc
    .useQueries(({ admin }) => values.map((value) => query(admin, value)))
    .map(({ data }) => data?.total);
