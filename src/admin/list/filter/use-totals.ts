import { trpc } from '../../api.ts';

type Queries = Parameters<typeof trpc.useQueries>[0];
type Admin = Parameters<Queries>[0]['admin'];

/** Asks for the number of rows with a filter. A list needs a limit of at least 1. */
export const onlyTotal = { limit: 1, offset: 0 };

/** Counts the rows that a list has with each value of a filter. Undefined while loading. */
export const useTotals = <Value>(
  values: readonly Value[],
  query: (admin: Admin, value: Value) => ReturnType<Queries>[number],
): (number | undefined)[] =>
  trpc
    .useQueries(({ admin }) => values.map((value) => query(admin, value)))
    .map(({ data }) => data?.total);
