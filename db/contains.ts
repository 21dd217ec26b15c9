import { sql } from 'kysely';

/** Whether a column holds a text somewhere; a % or _ in the text means itself. */
export const contains = (column: string, text: string) => {
  const pattern = `%${text.replace(/[\\%_]/g, '\\$&')}%`;
  return sql<boolean>`${sql.ref(column)} like ${pattern} escape '\\'`;
};
