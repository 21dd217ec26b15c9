import type { Notice } from '#contract/page-path.ts';
import type { SignInRefusal } from '#contract/visitor/sign-in.ts';

export type SignInReason = 'follow';

export type SignInText = {
  heading: string;
  title: string;
  email: string;
  password: string;
  showPassword: string;
  signIn: { title: string; send: string };
  signUp: { title: string; lead: string; gains: string[]; explanation: string; send: string };
  forgotten: { title: string; explanation: string; send: string };
  /** `{min}` is the minimum length of a password. */
  choose: { title: string; lead: string; label: string; hint: string; send: string };
  ready: { title: string; text: string };
  reasons: Record<SignInReason, string>;
  requestNewLink: string;
  /** Shown if the browser has saved offers. */
  local: { text: string; see: string };
  /** `{min}` and `{max}` are the minimum and maximum length of a password. */
  refusals: Record<SignInRefusal, string>;
  notices: Record<Notice, { title: string; text: string; next: string }>;
};
