/** The forms of /signin: what they ask for and how they are refused, without zod, as the pages show it too. */
import { complaintAbout, inquiryRules } from '#contract/visitor/inquiry-rule.ts';

export const passwordLength = { min: 10, max: 128 };

/** Both `sign-up` and `forgotten` are answered by a letter with a link, to `password`. */
export const signInForms = ['sign-in', 'sign-up', 'forgotten', 'password'] as const;
export type SignInForm = (typeof signInForms)[number];

export type SignInRefusal =
  | 'no_email'
  | 'wrong'
  | 'short'
  | 'long'
  | 'expired'
  | 'too_many_requests'
  | 'overloaded'
  | 'other';

/** A form that comes back: never with the password that was typed. */
export type PostedSignIn = { form: SignInForm; email: string; refusal: SignInRefusal };

export const normalizeEmail = (typed: unknown) =>
  String(typed ?? '')
    .trim()
    .toLowerCase();

/** Letters and figures of English alone, as better-auth takes them, and no more than mail servers do. */
const asciiEmail =
  /^(?=.{1,64}@)[A-Za-z0-9_'+.-]*[A-Za-z0-9_+-]@([A-Za-z0-9][A-Za-z0-9-]*\.)+[A-Za-z]{2,}$/;

export const isEmail = (email: string) =>
  complaintAbout(inquiryRules.message.email, email) === undefined && asciiEmail.test(email);

export function complaintAboutPassword(password: string): 'short' | 'long' | undefined {
  if (password.length < passwordLength.min) return 'short';
  return password.length > passwordLength.max ? 'long' : undefined;
}
