import { problemOf } from '../describe-error.ts';

const wrongToken = 'This token is wrong. Check it and try again.';

const messages: Record<string, string> = {
  unauthorized: wrongToken,
  too_many_requests: 'Too many wrong tokens. Wait a minute, then try again.',
};

/** A header carries no other characters, so no token has them. */
const isToken = (text: string) => /^[\x21-\x7e]+$/.test(text);

/** `check` asks the server. A token that cannot be one is refused without it. */
export async function refusalOf(
  token: string,
  check: (token: string) => Promise<unknown>,
): Promise<string | undefined> {
  if (token === '') return 'Paste the admin token.';
  if (!isToken(token)) return wrongToken;
  try {
    await check(token);
  } catch (error) {
    const { code, message } = problemOf(error);
    return messages[code] ?? message;
  }
}
