/** Replaces each `{name}` in a string with its value. */
export const fillText = (text: string, values: Record<string, string>): string =>
  text.replace(/\{(\w+)\}/g, (gap, name) => values[name] ?? gap);
