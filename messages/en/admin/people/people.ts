import type { Role } from '#contract/people/role.ts';

const roles: Record<Role, { label: string; inSentence: string; may: string }> = {
  owner: {
    label: 'Owner',
    inSentence: 'owner',
    may: 'Can do everything, including managing people and settings.',
  },
  editor: {
    label: 'Editor',
    inSentence: 'editor',
    may: 'Can change everything except people and settings.',
  },
  author: {
    label: 'Author',
    inSentence: 'author',
    may: 'Can view everything and propose changes, which someone else approves.',
  },
  viewer: {
    label: 'Viewer',
    inSentence: 'viewer',
    may: 'Can view everything but change nothing.',
  },
};

export const texts = {
  title: 'People',
  explanation:
    'Each person signs in with their own token or passkeys. Revoke a person’s token when they leave or lose it. It stops working immediately, and so do their passkeys.',
  firstOwner:
    'The token the server was started with. It stops working when ADMIN_TOKEN is changed.',
  roles,
  role: 'Role',
  you: 'You',
  add: 'Add a person',
  make: 'Create token',
  tokenOf: (name: string) => `Token for ${name}`,
  shownOnce:
    'This token is shown only once. Anyone who has it can sign in as this person, so share it securely.',
  copy: 'Copy token',
  done: 'Done',
  revoked: 'Revoked',
  revokedCount: (count: number) => `Revoked (${count})`,
  revokedBy: (name: string, role: string, by: string, time: string) =>
    `${name}, ${role}: revoked by ${by}, ${time}`,
  lastUsed: (time: string, place: string) => `Last used ${time}${place && ` (${place})`}`,
  notUsed: 'Not used yet',
  madeBy: (name: string, time: string) => `Created by ${name}, ${time}`,
  ended: (name: string) => `The token for ${name} no longer works.`,
  change: 'Edit',
  changeNamed: (name: string) => `Edit ${name}`,
  revoke: 'Revoke',
  revokeNamed: (name: string) => `Revoke the token for ${name}`,
  askToRevoke: (name: string) => `Revoke the token for ${name}?`,
  revocation:
    'It stops working immediately, everywhere, and can’t be restored: you would have to create a new one. Changes made with it stay in the history.',
  ownToken: 'You are signed in with this token.',
  name: 'Name',
  nameHint: 'Shown next to each change in the history.',
  limits: 'Limits',
  endsLabel: 'Works until',
  endsHint: 'Leave empty for a token that doesn’t expire.',
  networks: 'Only from these networks',
  networksHint: 'One per line, such as 203.0.113.0/24. Leave empty for all.',
  forPrograms: 'Only for programs',
  maySeeMoney: 'Can see money',
  maySeeMoneyHint: 'Deals, earnings and payments. Editors with this right can also enter them.',
  forProgramsHint: 'The token works for imports and scripts, but nobody can sign in with it.',
  endsAt: (time: string) => `Works until ${time}`,
  onlyFrom: (networks: string) => `Only from ${networks}`,
  noName: 'Enter a name.',
};
