/** A printed code with which a person signs in once, without a passkey. */
import { randomInt } from 'node:crypto';
import type { NewSession } from '#contract/people/session.ts';
import type { PersonId } from '../../../db/repositories/people/person.ts';
import { inTransaction } from '../../../db/transaction.ts';
import type { RequestOrigin } from '../../caller/request-origin.ts';
import type { Deps } from '../../deps.ts';
import type { Writer } from '../../resource/resource.ts';
import { openSession } from '../session/staff-session.ts';
import { getOneTimeSecret, spendSecret, storeSecret } from './one-time-secret.ts';

/** Leaves out letters that are easily confused on paper. 28 of these characters have 140 bits. */
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const groups = 4;
const groupLength = 7;

const newCode = () =>
  Array.from({ length: groups }, () =>
    Array.from({ length: groupLength }, () => alphabet[randomInt(alphabet.length)]).join(''),
  ).join('-');

/** Accepts what people type: without dashes, in lower case, with O for zero. */
const asPrinted = (typed: string) => {
  const letters = typed
    .toUpperCase()
    .replace(/[^A-Z0-9]/g, '')
    .replaceAll('O', '0')
    .replaceAll(/[IL]/g, '1');
  return letters.match(new RegExp(`.{1,${groupLength}}`, 'g'))?.join('-') ?? '';
};

/** Replaces the person's earlier code. */
export async function createRecoveryCode(
  { db, actor, from }: Writer,
  person: { id: PersonId; name: string },
): Promise<{ code: string }> {
  const code = newCode();
  const given = { person: person.id, subject: person.name, secret: code, ends_at: null };
  await inTransaction(db, (trx) => storeSecret(trx, { actor, from }, 'recovery', given));
  return { code };
}

export async function signInWithRecoveryCode(
  deps: Pick<Deps, 'guard' | 'database' | 'settings'>,
  from: RequestOrigin,
  typed: string,
): Promise<NewSession> {
  const stored = await getOneTimeSecret(deps, from, 'recovery', asPrinted(typed));
  const opening = { from, method: 'recovery', credential: stored.hash } as const;
  return inTransaction(deps.database.db, async (trx) => {
    await spendSecret(trx, 'recovery', stored);
    return openSession(trx, deps.settings, stored, opening);
  });
}
