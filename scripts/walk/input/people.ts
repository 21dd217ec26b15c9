import { anyList, type Inputs, nothing, refused } from './input.ts';

/** Calls that refuse a token and need a session. */
export const sessionCalls = [
  'signIn.confirm',
  'signIn.confirmationRequest',
  'signIn.confirmWithPasskey',
  'grant.consent',
  'signIn.close',
];

export const peopleInputs: Inputs = {
  'token.create': ({ own }) => ({ name: own('Ada'), role: 'editor' }),
  'token.list': anyList,
  'token.update': ({ answer, own }) => ({
    id: answer('token.create').id,
    draft: { name: own('Ada'), role: 'viewer' },
  }),
  'token.invite': ({ answer }) => ({ id: answer('token.create').id, draft: { email: null } }),
  'signIn.withToken': () => ({}),
  'signIn.ownToken': nothing,
  'signIn.rules': nothing,
  'signIn.replaceRules': () => ({ sessions_only: false, passkeys_required: false }),
  'signIn.list': anyList,
  'securityEvent.list': anyList,
  'securityEvent.exportCsv': () => ({}),
  'passkey.request': () => ({}),
  'passkey.add': ({ answer, device }) => ({
    name: 'Phone',
    registration: device.create(answer('passkey.request')),
  }),
  'passkey.list': anyList,
  'passkey.rename': ({ answer }) => ({
    id: answer('passkey.add').id,
    draft: { name: 'Laptop' },
  }),
  'passkey.createRecoveryCode': () => ({}),
  'passkey.recoveryCode': nothing,
  'grant.describe': refused(400, () => ({ client_id: 'client_unknown' })),
  'grant.consent': refused(409, () => ({ client_id: 'client_unknown' })),
  'grant.list': anyList,
  'grant.listAll': anyList,
  'grant.end': refused(404, () => ({ id: 1_000_000 })),
  'signIn.open': nothing,
  'signIn.end': refused(404, () => ({ id: 1_000_000 })),
  'signIn.confirm': ({ adminToken }) => ({ token: adminToken }),
  'signIn.confirmationRequest': () => ({}),
  'signIn.confirmWithPasskey': ({ answer, device }) =>
    device.sign(answer('signIn.confirmationRequest')),
};
