/** What was typed when the session ended, kept in this tab until its editor is back. */
const keyOf = (path: string) => `unsaved:${path}`;

export const keepUnsaved = (path: string, values: unknown) =>
  sessionStorage.setItem(keyOf(path), JSON.stringify(values));

export function takeUnsaved(path: string): unknown {
  const kept = sessionStorage.getItem(keyOf(path));
  sessionStorage.removeItem(keyOf(path));
  return kept === null ? undefined : JSON.parse(kept);
}
