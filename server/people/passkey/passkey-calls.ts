import { z } from 'zod';
import { listOf, shortListPaging } from '#contract/list.ts';
import { newRecoveryCode, recoveryCode } from '#contract/people/one-time-secret.ts';
import { newPasskey, passkey, passkeyCreation, passkeyName } from '#contract/people/passkey.ts';
import { findRecoveryCode } from '../../../db/repositories/people/one-time-secret.ts';
import { adminCall, byId, ownCall } from '../../resource/admin-call.ts';
import { readSiteName } from '../../site/read-site.ts';
import {
  addOwnPasskey,
  creationOfOwnPasskey,
  pageOfPasskeys,
  removePasskey,
  renameOwnPasskey,
  requirePerson,
} from './own-passkey.ts';
import { createRecoveryCode } from './recovery-code.ts';

const tag = 'Sign-in';
const isConfirmed = true;

export const passkeyCalls = {
  list: adminCall({
    tag,
    operationId: 'listPasskeys',
    summary: 'List your passkeys, or everyone’s for owners',
    role: 'viewer',
    method: 'GET',
    path: '/passkeys',
    input: z.object(shortListPaging),
    output: listOf(passkey),
    run: ({ db, administrator }, query) => pageOfPasskeys(db, administrator, query),
  }),
  /** A mutation, because each response has a new challenge. */
  request: ownCall({
    tag,
    operationId: 'startPasskey',
    summary: 'Get the options for creating a passkey',
    isConfirmed,
    method: 'POST',
    path: '/passkeys/request',
    input: z.object({}),
    output: passkeyCreation,
    conflicts: true,
    run: async ({ deps, administrator }) =>
      creationOfOwnPasskey(deps, administrator, await readSiteName(deps)),
  }),
  add: ownCall({
    tag,
    operationId: 'createPasskey',
    summary: 'Add a passkey that a browser has created',
    isConfirmed,
    method: 'POST',
    path: '/passkeys',
    input: newPasskey,
    output: passkey,
    status: 201,
    conflicts: true,
    run: ({ deps, writer, administrator }, given) =>
      addOwnPasskey(deps, writer, administrator, given),
  }),
  rename: ownCall({
    tag,
    operationId: 'updatePasskey',
    summary: 'Rename a passkey of your own',
    method: 'PUT',
    path: '/passkeys/:id',
    input: byId.extend({ draft: passkeyName }),
    body: 'draft',
    output: passkey,
    run: ({ writer, administrator }, { id, draft }) =>
      renameOwnPasskey(writer, administrator, id, draft.name),
  }),
  remove: ownCall({
    tag,
    operationId: 'deletePasskey',
    summary: 'Remove a passkey, and end its sessions',
    isConfirmed,
    method: 'DELETE',
    path: '/passkeys/:id',
    input: byId,
    conflicts: true,
    run: ({ writer, administrator }, { id }) => removePasskey(writer, administrator, id),
  }),
  recoveryCode: adminCall({
    tag,
    operationId: 'getRecoveryCode',
    summary: 'Get when your recovery code was created',
    role: 'viewer',
    method: 'GET',
    path: '/recovery-code',
    output: recoveryCode,
    run: async ({ db, administrator }) => ({
      created_at: (await findRecoveryCode(db, administrator.tokenId ?? null))?.created_at ?? null,
    }),
  }),
  createRecoveryCode: ownCall({
    tag,
    operationId: 'createRecoveryCode',
    summary: 'Create a recovery code, replacing the earlier one',
    isConfirmed,
    method: 'POST',
    path: '/recovery-code',
    input: z.object({}),
    output: newRecoveryCode,
    status: 201,
    run: async ({ db, writer, administrator }) => {
      const id = await requirePerson(db, administrator);
      return createRecoveryCode(writer, { id, name: administrator.name });
    },
  }),
};
