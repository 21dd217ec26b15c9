import type { Kysely, Transaction } from 'kysely';
import { type FourEyes, fourEyes, fourEyesState } from '#contract/release/four-eyes.ts';
import { countPeople } from '../../db/repositories/people/admin-token.ts';
import type { Database } from '../../db/tables.ts';
import { inTransaction } from '../../db/transaction.ts';
import { recordEvent } from '../caller/record-event.ts';
import { AppError } from '../errors.ts';
import { adminCall } from '../resource/admin-call.ts';
import type { Writer } from '../resource/resource.ts';
import { findFourEyes, isOn, writeFourEyes } from './four-eyes.ts';
import type { Proposables } from './proposable.ts';

const tag = 'Releases';
const path = '/four-eyes';

/** A single person can't approve anything, because nobody approves their own changes. */
const minApprovers = 2;

const countApprovers = (db: Kysely<Database>) => countPeople(db, ['owner', 'editor']);

async function requireApprovers(
  trx: Transaction<Database>,
  proposables: Proposables,
  rules: FourEyes,
) {
  if (isOn(rules) && (await countApprovers(trx)) < minApprovers) {
    const message = 'Only one person could approve changes. Add another editor or owner first.';
    throw new AppError('conflict', message);
  }
  const isForOwners = rules.kinds.some((kind) => proposables[kind].role === 'owner');
  if (isForOwners && (await countPeople(trx, ['owner'])) < minApprovers) {
    const message =
      'Only owners change some of these kinds, and there is only one. Add another first.';
    throw new AppError('conflict', message);
  }
}

const replaceFourEyes = (writer: Writer, proposables: Proposables, rules: FourEyes) =>
  inTransaction(writer.db, async (trx) => {
    await requireApprovers(trx, proposables, rules);
    await writeFourEyes(trx, rules);
    await recordEvent(trx, writer, { kind: 'four_eyes', detail: isOn(rules) ? 'on' : 'off' });
    return { ...rules, approvers: await countApprovers(trx) };
  });

export const fourEyesCalls = (proposables: Proposables) => ({
  get: adminCall({
    tag,
    operationId: 'getFourEyes',
    summary: 'Get which changes need the approval of a second person',
    role: 'viewer',
    method: 'GET',
    path,
    output: fourEyesState,
    run: async ({ db }) => ({
      ...(await findFourEyes(db)),
      approvers: await countApprovers(db),
    }),
  }),
  update: adminCall({
    tag,
    operationId: 'updateFourEyes',
    summary: 'Choose which changes need the approval of a second person',
    role: 'owner',
    proposes: false,
    method: 'PUT',
    path,
    input: fourEyes,
    output: fourEyesState,
    conflicts: true,
    run: ({ writer }, rules) => replaceFourEyes(writer, proposables, rules),
  }),
});
