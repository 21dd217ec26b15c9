import { type RawBuilder, sql } from 'kysely';

/** % and _ are escaped, because they are wildcards of LIKE. */
const matching =
  (before: string, after: string) => (column: string | RawBuilder<string>, text: string) => {
    const pattern = `${before}${text.replace(/[\\%_]/g, '\\$&')}${after}`;
    return sql<boolean>`${typeof column === 'string' ? sql.ref(column) : column} like ${pattern} escape '\\'`;
  };

export const contains = matching('%', '%');
export const beginsWith = matching('', '%');
/** Matches a word after the first. */
export const hasWordBeginning = matching('% ', '%');
