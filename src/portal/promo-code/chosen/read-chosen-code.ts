import { isId } from '#contract/id.ts';

/** What is no id names no code: said outright, as the router keeps what it is not told to forget. */
export const readChosenCode = ({
  code,
}: Record<string, unknown>): { code?: number | undefined } => ({
  code: isId(code) ? code : undefined,
});
