import { sql } from 'kysely';

/** % and _ are escaped, because they are wildcards of LIKE. */
const matching = (before: string, after: string) => (column: string, text: string) => {
  const pattern = `${before}${text.replace(/[\\%_]/g, '\\$&')}${after}`;
  return sql<boolean>`${sql.ref(column)} like ${pattern} escape '\\'`;
};

export const contains = matching('%', '%');
export const beginsWith = matching('', '%');
/** Matches a word after the first. */
export const hasWordBeginning = matching('% ', '%');
