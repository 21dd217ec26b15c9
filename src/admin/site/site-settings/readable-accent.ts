import { nearestAccent, type Theme } from '#contract/site/theme.ts';

export const isColour = (value: string) => /^#[\da-f]{6}$/i.test(value);

/** Returns the nearest readable colour, or null while the value is empty or incomplete. */
export const readableAccent = (value: string | null | undefined, theme: Theme): string | null =>
  value && isColour(value) ? nearestAccent(value, theme) : null;
