/** Rules for the forms of /signin, shared by the server and the pages. Doesn't import zod for that reason. */
import { complaintAbout, inquiryRules } from './inquiry-rule.ts';

export const passwordLength = { min: 10, max: 128 };

/** `sign-up` and `forgotten` send an email with a link to `password`. */
const signInForms = ['sign-in', 'sign-up', 'forgotten', 'password'] as const;
export type SignInForm = (typeof signInForms)[number];

export type SignInRefusal =
  | 'no_email'
  | 'wrong'
  | 'short'
  | 'long'
  | 'common'
  | 'expired'
  | 'too_many_requests'
  | 'overloaded'
  | 'other';

/** The values with which a rejected form is rendered again. Never includes the password. */
export type PostedSignIn = { form: SignInForm; email: string; refusal: SignInRefusal };

export const normalizeEmail = (typed: unknown) =>
  String(typed ?? '')
    .trim()
    .toLowerCase();

/** Many mail servers only accept ASCII, and none accepts more than 64 characters before the @. */
const asciiEmail =
  /^(?=.{1,64}@)[A-Za-z0-9_'+.-]*[A-Za-z0-9_+-]@([A-Za-z0-9][A-Za-z0-9-]*\.)+[A-Za-z]{2,}$/;

export const isSignInEmail = (email: string) =>
  complaintAbout(inquiryRules.message.email, email) === undefined && asciiEmail.test(email);

export function complaintAboutPassword(password: string): 'short' | 'long' | undefined {
  if (password.length < passwordLength.min) return 'short';
  return password.length > passwordLength.max ? 'long' : undefined;
}
