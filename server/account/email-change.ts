/**
 * Another address counts once a letter to it was followed, and the one so far can stop it until then. The request
 * is a row of the database: it goes with every change of the password, and works once.
 */
import { createHash, randomBytes } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Language } from '#contract/language.ts';
import {
  findPasswordHash,
  findVisitor,
  isEmailTaken,
  updateVisitorEmail,
} from '../../db/repositories/visitor/visitor.ts';
import {
  deleteEmailChange,
  deleteVisitorVerifications,
  insertEmailChange,
} from '../../db/repositories/visitor/visitor-verification.ts';
import type { Database } from '../../db/tables.ts';
import { inTransaction } from '../../db/transaction.ts';
import { badInput, signInFirst } from '../errors.ts';
import { windowLimit } from '../http/window-limit.ts';
import { linkLifetime } from './better-auth/open-better-auth.ts';
import type { QueueEmail } from './email/email-queue.ts';

type Options = {
  db: Kysely<Database>;
  limited: boolean;
  write: QueueEmail;
  prove: (address: string, visitor: Person, password: string) => Promise<string>;
};

type Person = { id: string; email: string };
type Wish = { address: string; password: string; email: string; language: Language };

const digest = (text: string) => createHash('sha256').update(text).digest('base64url');

/** The token that stops a change follows from the one that confirms it, and not the other way round. */
const stopTokenOf = (confirmToken: string) => digest(`stop ${confirmToken}`);
const keyOf = (stopToken: string) => digest(stopToken);

export function emailChanges({ db, limited, write, prove }: Options) {
  const asked = windowLimit({ limit: 3, window: 30 * 60_000 });

  return {
    /** Neither letter says whether the new address is taken. */
    async changeAddress(visitor: Person, { address, password, email, language }: Wish) {
      const provenBy = await prove(address, visitor, password);
      if (email === visitor.email) {
        throw badInput([{ path: 'email', message: 'Is the address of this account already' }]);
      }
      if (limited) asked.admit(visitor.id);
      const token = randomBytes(24).toString('base64url');
      const stopToken = stopTokenOf(token);
      const key = keyOf(stopToken);
      const lasts = linkLifetime * 1000;
      await inTransaction(db, async (trx) => {
        // Meanwhile the password may be another, or the account gone.
        if ((await findPasswordHash(trx, visitor.email)) !== provenBy) throw signInFirst();
        await insertEmailChange(trx, { key, visitorId: visitor.id, email, lasts });
      });
      write('addressChange', visitor.email, `/signin/stop?token=${stopToken}`, language);
      if (await isEmailTaken(db, email)) return;
      write('newAddress', email, `/signin/confirm?token=${token}`, language);
    },

    async confirmAddress(token: string, language: Language): Promise<boolean> {
      const before = await inTransaction(db, async (trx) => {
        const change = await deleteEmailChange(trx, keyOf(stopTokenOf(token)));
        const visitor = change && (await findVisitor(trx, change.visitorId));
        if (!visitor || (await isEmailTaken(trx, change.email))) return undefined;
        await updateVisitorEmail(trx, visitor.id, change.email);
        await deleteVisitorVerifications(trx, visitor.id);
        return visitor.email;
      });
      if (before !== undefined) write('addressChanged', before, '/contact', language);
      return before !== undefined;
    },

    stopAddressChange: async (token: string) =>
      (await deleteEmailChange(db, keyOf(token))) !== undefined,
  };
}
