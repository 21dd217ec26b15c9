import type { AdminTexts } from '../../../../messages/en/admin/admin.ts';
import { problemOf } from '../../problem.ts';

/** Accepts only characters that an HTTP header can carry. */
const isToken = (text: string) => /^[\x21-\x7e]+$/.test(text);

/**
 * Returns why a token is rejected, or undefined if it is valid. Calls `check` on the server, unless the token is
 * malformed.
 */
export async function refusalOf(
  token: string,
  check: (token: string) => Promise<unknown>,
  text: AdminTexts['frame']['signIn'],
  refusals: AdminTexts['refusal'],
): Promise<string | undefined> {
  if (token === '') return text.missing;
  if (!isToken(token)) return text.wrong;
  try {
    await check(token);
  } catch (error) {
    const { code, message } = problemOf(error, refusals);
    if (code === 'unauthorized') return text.wrong;
    if (code === 'bad_input') return text.wrong;
    return code === 'too_many_requests' ? text.tooMany : message;
  }
}
