import type { AccountText } from '../../../../messages/type/account.ts';
import type { ApiFailure } from '../../../api/api-result.ts';

/** Creates a failure found by the form itself, before it calls the server. */
export const failureAt = (path: string, code: string): ApiFailure => ({
  code,
  message: '',
  fields: [{ path, message: '' }],
});

/** Returns the text for a failure: by field for invalid input, by code for everything else. */
export function failureText(
  refusals: AccountText['refusals'],
  { code, fields }: ApiFailure,
): string {
  const key = (code === 'bad_input' && fields[0]?.path) || code;
  return Object.hasOwn(refusals, key) ? refusals[key as keyof typeof refusals] : refusals.other;
}
