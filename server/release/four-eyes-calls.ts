import { type FourEyes, fourEyes, fourEyesState } from '#contract/release/four-eyes.ts';
import { countApprovers } from '../../db/repositories/people/admin-token.ts';
import { inTransaction } from '../../db/transaction.ts';
import { recordEvent } from '../caller/record-event.ts';
import { AppError } from '../errors.ts';
import { adminCall } from '../resource/admin-call.ts';
import type { Writer } from '../resource/resource.ts';
import { findFourEyes, isOn, writeFourEyes } from './four-eyes.ts';

const tag = 'Releases';
const path = '/four-eyes';

/** A single person can't approve anything, because nobody approves their own changes. */
const minApprovers = 2;

const replaceFourEyes = (writer: Writer, rules: FourEyes) =>
  inTransaction(writer.db, async (trx) => {
    const approvers = await countApprovers(trx);
    if (isOn(rules) && approvers < minApprovers) {
      throw new AppError(
        'conflict',
        'Only one person could approve changes. Add another editor or owner first.',
      );
    }
    await writeFourEyes(trx, rules);
    await recordEvent(trx, writer, { kind: 'four_eyes', detail: isOn(rules) ? 'on' : 'off' });
    return { ...rules, approvers };
  });

export const fourEyesCalls = {
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
    run: ({ writer }, rules) => replaceFourEyes(writer, rules),
  }),
};
