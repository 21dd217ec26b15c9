import {
  type Expression,
  type ExpressionBuilder,
  type OrderByItemBuilder,
  type SelectQueryBuilder,
  sql,
} from 'kysely';
import type { Sorting } from '#contract/sort/list-sort.ts';
import type { Database } from '../tables.ts';

type SortKey<Table extends keyof Database> = (
  row: ExpressionBuilder<Database, Table>,
) => Expression<unknown>;

/**
 * Sorts a list by one of the given columns, or returns undefined if the query doesn't specify a column. Empty values
 * come last in both directions, and equal ones are ordered by id, so that no row is on two pages.
 */
export const sorter =
  <Table extends keyof Database, Column extends string>(
    table: Table,
    columns: Record<Column, SortKey<Table>>,
  ) =>
  <Output>(
    listed: SelectQueryBuilder<Database, Table, Output>,
    { sort, order = 'asc' }: Sorting<Column>,
  ) => {
    if (sort === undefined) return undefined;
    const directed = (by: OrderByItemBuilder) => by[order]().nullsLast();
    return listed
      .orderBy((row) => columns[sort](row), directed)
      .orderBy(sql.ref(`${table}.id`), order);
  };

/** The folded English name of the product that a row refers to. */
export const productName = (reference: string) =>
  sql<string | null>`(
    select name_key from product_translation
    where product_id = ${sql.ref(reference)} and lang = 'en')`;
