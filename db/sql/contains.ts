import { type RawBuilder, sql } from 'kysely';

/** Escapes % and _, which are wildcards in LIKE. */
const matching =
  (before: string, after: string) => (column: string | RawBuilder<string>, text: string) => {
    const pattern = `${before}${text.replace(/[\\%_]/g, '\\$&')}${after}`;
    return sql<boolean>`${typeof column === 'string' ? sql.ref(column) : column} like ${pattern} escape '\\'`;
  };

export const contains = matching('%', '%');
export const beginsWith = matching('', '%');
/** Matches the start of any word but the first. */
export const hasWordBeginning = matching('% ', '%');
