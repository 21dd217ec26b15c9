/** The tokens of grants. Their prefixes let programs that look for leaked secrets recognize them. */
import type { GrantTokens } from '../../../db/repositories/people/agent-grant.ts';
import { randomSecret } from '../../../db/secret-file.ts';
import { hashOfToken } from '../../caller/first-owner-token.ts';

export const accessSeconds = 60 * 60;

export const newCode = () => `code_${randomSecret()}`;
export const hasCodeForm = (text: string) => /^code_[\w-]{43}$/.test(text);

export const hasAccessForm = (text: string) => /^access_[\w-]{43}$/.test(text);

const refreshForm = /^refresh_([\w-]{43})\.[\w-]{43}$/;

/** All refresh tokens of a grant share a secret, so that an old one can be recognized without storing it. */
export const familyOf = (text: string): string | undefined => refreshForm.exec(text)?.[1];

export const newFamily = randomSecret;

/** Returns the tokens of a program, and what is stored about them. */
export function newTokens(family: string): {
  given: { access_token: string; refresh_token: string };
  stored: GrantTokens;
} {
  const access_token = `access_${randomSecret()}`;
  const refresh_token = `refresh_${family}.${randomSecret()}`;
  return {
    given: { access_token, refresh_token },
    stored: {
      access_hash: hashOfToken(access_token),
      access_ends_at: new Date(Date.now() + accessSeconds * 1000).toISOString(),
      refresh_hash: hashOfToken(refresh_token),
    },
  };
}
