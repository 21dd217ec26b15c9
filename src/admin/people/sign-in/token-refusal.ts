import type { AdminTexts } from '../../../../messages/en/admin/admin.ts';
import { problemOf } from '../../problem.ts';

/** A header carries no other characters, so no token has them. */
const isToken = (text: string) => /^[\x21-\x7e]+$/.test(text);

/** `check` asks the server. A token that cannot be one is refused without it. */
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
    return code === 'too_many_requests' ? text.tooMany : message;
  }
}
