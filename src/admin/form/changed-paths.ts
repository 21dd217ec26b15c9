type Fields = { [name: string]: unknown };

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The paths of the fields in which two drafts differ; a list is one field. */
export function changedPaths(before: unknown, after: unknown, path = ''): string[] {
  if (isFields(before) && isFields(after)) {
    const names = new Set([...Object.keys(before), ...Object.keys(after)]);
    return [...names].flatMap((name) =>
      changedPaths(before[name], after[name], path ? `${path}.${name}` : name),
    );
  }
  return JSON.stringify(before) === JSON.stringify(after) ? [] : [path];
}
