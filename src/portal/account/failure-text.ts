import type { AccountText } from '../../../messages/type/account.ts';
import type { ApiFailure } from '../../api/api-result.ts';

/** A failure that the form finds itself, before it calls the server. */
export const failureAt = (path: string, code: string): ApiFailure => ({
  code,
  message: '',
  fields: [{ path, message: '' }],
});

/** Bad input is worded by its field, and every other failure by its code. */
export function failureText(
  refusals: AccountText['refusals'],
  { code, fields }: ApiFailure,
): string {
  const key = (code === 'bad_input' && fields[0]?.path) || code;
  return Object.hasOwn(refusals, key) ? refusals[key as keyof typeof refusals] : refusals.other;
}
