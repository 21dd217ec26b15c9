import { type ImportedColumn, importedColumns } from '#contract/partner/conversion.ts';

export type ColumnMapping = Partial<Record<ImportedColumn, string>>;

/** Names that the reports of affiliate programs use for our columns. */
const otherNames: Record<ImportedColumn, RegExp> = {
  click: /^(click|sub|aff|s)[ _-]?(id|sub|1)?[ _-]?(id|1)?$/,
  event: /^(event|action|goal|type|status)([ _-]?(name|type))?$/,
  amount: /^(amount|payout|revenue|commission|earnings?|sum|value)$/,
  currency: /^(currency|cur)([ _-]?code)?$/,
  id: /^(id|transaction|tx|order|conversion|action)([ _-]?id)?$/,
  date: /^(date|day|time|datetime|created)([ _-]?at)?$/,
};

/** Proposes a column of the file for each of ours: one with the same name, or with a name that programs often use. */
export function proposedMapping(header: readonly string[]): ColumnMapping {
  const left = new Set(header);
  const mapping: ColumnMapping = {};
  const take = (column: ImportedColumn, name: string | undefined) => {
    if (name === undefined) return;
    mapping[column] = name;
    left.delete(name);
  };
  for (const column of importedColumns) {
    take(
      column,
      [...left].find((name) => name.toLowerCase() === column),
    );
  }
  for (const column of importedColumns) {
    if (mapping[column] !== undefined) continue;
    take(
      column,
      [...left].find((name) => otherNames[column].test(name.toLowerCase())),
    );
  }
  return mapping;
}
