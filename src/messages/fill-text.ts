/** `{name}` in a text gives way to what it stands for. */
export const fillText = (text: string, values: Record<string, string>): string =>
  text.replace(/\{(\w+)\}/g, (gap, name) => values[name] ?? gap);
