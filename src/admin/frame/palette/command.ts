import type { Language } from '#contract/language.ts';
import type { AdminTexts } from '../../../../messages/en/admin/admin.ts';

export type Command = {
  key: string;
  name: string;
  kind: keyof AdminTexts['frame']['palette']['kinds'];
  run: () => unknown;
};

/** Returns the commands whose name contains the entered text; those with a word that starts with it come first. */
export function matchingCommands<Row extends Pick<Command, 'name'>>(
  commands: readonly Row[],
  typed: string,
  language: Language,
): Row[] {
  const wanted = typed.trim().toLocaleLowerCase(language);
  const lower = ({ name }: Row) => name.toLocaleLowerCase(language);
  const starts = (row: Row) => ` ${lower(row)}`.includes(` ${wanted}`);
  const found = commands.filter((row) => lower(row).includes(wanted));
  return [...found.filter(starts), ...found.filter((row) => !starts(row))];
}
