import { sql } from 'kysely';

/** A % or _ in the text means itself. */
const matching = (before: string, after: string) => (column: string, text: string) => {
  const pattern = `${before}${text.replace(/[\\%_]/g, '\\$&')}${after}`;
  return sql<boolean>`${sql.ref(column)} like ${pattern} escape '\\'`;
};

/** Whether a column holds a text somewhere. */
export const contains = matching('%', '%');
export const beginsWith = matching('', '%');
/** Whether a word after the first begins so. */
export const hasWordBeginning = matching('% ', '%');
