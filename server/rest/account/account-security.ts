/** Lets visitors change their password and email address, end sessions, and delete their account. */
import { z } from 'zod';
import { boundedText } from '#contract/field-schema.ts';
import { maxLength } from '#contract/text-rule.ts';
import {
  accountDeletion,
  emailChange,
  ownSessions,
  passwordChange,
} from '#contract/visitor/account.ts';
import { normalizeEmail } from '#contract/visitor/sign-in.ts';
import {
  deleteOtherVisitorSessions,
  deleteVisitorSession,
} from '../../../db/repositories/visitor/visitor-session.ts';
import { badInput } from '../../errors.ts';
import { siteUrl } from '../../site/read-site.ts';
import { isCommonPassword } from '../../visitor/account/common-password.ts';
import { listSessions } from '../../visitor/account/session.ts';
import { accountCall } from './account-call.ts';

export const accountSecurityCalls = [
  /** Ends all sessions, and starts a new one for this browser. */
  accountCall({
    method: 'POST',
    path: '/account/password',
    input: passwordChange,
    async run({ deps, visitor, request, reply }, { password, new_password: newPassword, lang }) {
      if (isCommonPassword(newPassword, siteUrl(request.server, deps.settings))) {
        throw badInput([{ path: 'new_password', message: 'Is a common password' }]);
      }
      const change = { password, newPassword, language: lang };
      await deps.accounts.changePassword(request, reply, visitor, change);
    },
  }),
  accountCall({
    method: 'POST',
    path: '/account/email',
    input: emailChange,
    async run({ deps, visitor, request: { ip } }, { password, email: typed, lang: language }) {
      const email = normalizeEmail(typed);
      await deps.accounts.requestEmailChange(visitor, { ip, password, email, language });
    },
  }),
  accountCall({
    method: 'GET',
    path: '/account/sessions',
    output: ownSessions,
    run: async ({ db, visitor }) => ({ items: await listSessions(db, visitor) }),
  }),
  accountCall({
    method: 'DELETE',
    path: '/account/sessions',
    async run({ db, visitor: { id, sessionId } }) {
      await deleteOtherVisitorSessions(db, id, sessionId);
    },
  }),
  accountCall({
    method: 'DELETE',
    path: '/account/sessions/:id',
    input: z.object({ id: boundedText(maxLength.label) }),
    async run({ db, visitor }, { id }) {
      await deleteVisitorSession(db, visitor.id, id);
    },
  }),
  accountCall({
    method: 'POST',
    path: '/account/deletion',
    input: accountDeletion,
    async run({ deps, visitor, request, reply }, { password, lang: language }) {
      await deps.accounts.deleteVisitor(request, reply, visitor, { password, language });
    },
  }),
] as const;
