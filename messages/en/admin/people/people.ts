import type { Role } from '#contract/people/role.ts';

const roles: Record<Role, { label: string; inSentence: string; may: string }> = {
  owner: {
    label: 'Owner',
    inSentence: 'owner',
    may: 'May do everything, people and settings included.',
  },
  editor: {
    label: 'Editor',
    inSentence: 'editor',
    may: 'May change everything but people and settings.',
  },
  viewer: {
    label: 'Viewer',
    inSentence: 'viewer',
    may: 'Reads everything and changes nothing.',
  },
};

export const texts = {
  title: 'People',
  explanation:
    'Each person signs in with a token of their own. A token that leaves with its person, or is lost, is revoked and ends at once.',
  firstOwner:
    'The token that the server was started with. It ends when ADMIN_TOKEN is set to another.',
  roles,
  role: 'Role',
  you: 'You',
  add: 'Add a person',
  make: 'Make a token',
  tokenOf: (name: string) => `The token of ${name}`,
  shownOnce:
    'It is shown only this once. Whoever has it signs in as this person, so hand it over safely.',
  copy: 'Copy the token',
  done: 'Done',
  revoked: 'Revoked',
  revokedCount: (count: number) => `Revoked (${count})`,
  revokedBy: (name: string, role: string, by: string, time: string) =>
    `${name}, ${role}: revoked by ${by}, ${time}`,
  lastUsed: (time: string) => `Last used ${time}`,
  notUsed: 'Not used yet',
  madeBy: (name: string, time: string) => `Made by ${name}, ${time}`,
  ended: (name: string) => `The token of ${name} has ended.`,
  change: 'Change',
  changeNamed: (name: string) => `Change ${name}`,
  revoke: 'Revoke',
  revokeNamed: (name: string) => `Revoke the token of ${name}`,
  askToRevoke: (name: string) => `Revoke the token of ${name}?`,
  revocation:
    'It ends at once, wherever it is used, and cannot be brought back: another one would have to be made. What was done with it stays in the history.',
  ownToken: 'You are signed in with this token.',
  name: 'Name',
  nameHint: 'The history shows it beside each change.',
  noName: 'A person needs a name.',
};
