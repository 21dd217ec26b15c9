/** Reads and shows the lines of a file of redirects in the same way for redirects and for the addresses of an import. */
import type { SheetRow } from '#contract/catalogue/sheet/sheet.ts';
import type { FieldError } from '../../errors.ts';
import { type LeftLine, type OldLine, withoutHost } from './old-line.ts';

export type Refused = { errors: FieldError[] };

/** Without the host of the old site. */
export function pathsOf(
  line: OldLine | LeftLine,
  oldSite: string,
): { from_path: string; to_path: string | null } | Refused {
  if ('reason' in line) return { errors: [{ path: 'from_path', message: line.reason }] };
  const from_path = withoutHost(line.from, oldSite);
  const to_path = line.to === null ? null : withoutHost(line.to, oldSite);
  if (from_path === undefined || to_path === undefined) {
    const path = from_path === undefined ? 'from_path' : 'to_path';
    return { errors: [{ path, message: 'Is on another site' }] };
  }
  return { from_path, to_path };
}

const columnOf = (path: string) => (path === 'to_path' ? 'new' : 'old');

export const rowOf = (
  line: OldLine | LeftLine,
  outcome: SheetRow['outcome'],
  errors: readonly FieldError[] = [],
): SheetRow => ({
  row: line.row,
  outcome,
  name: 'to' in line ? `${line.from} → ${line.to ?? '410'}` : line.from,
  changes: outcome === 'update' ? ['new'] : [],
  errors: errors.map(({ path, message }) => ({ column: columnOf(path), message })),
});
