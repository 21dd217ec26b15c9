import type { AccountText } from '../../messages/account-text.ts';

export type Refusal = { code: string; field?: string };

/** Asked for, rather than found wrong: nothing was typed. */
export const complaintAboutEmpty = (field: string): Refusal =>
  field === 'password' ? { code: 'no_password', field } : { code: 'bad_input', field };

export function sentenceFor(refusals: AccountText['refusals'], { code, field }: Refusal): string {
  const key = code === 'bad_input' && field ? field : code;
  return Object.hasOwn(refusals, key) ? refusals[key as keyof typeof refusals] : refusals.other;
}
