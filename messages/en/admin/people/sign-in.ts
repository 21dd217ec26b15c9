import type { SecurityEventKind } from '#contract/people/security-event.ts';

const kinds: Record<SecurityEventKind, string> = {
  sign_in: 'Sign-in',
  sign_out: 'Sign-out',
  session_end: 'Session ended',
  confirmation: 'Confirmation',
  person_add: 'Person added',
  person_change: 'Person changed',
  person_revoke: 'Token revoked',
  passkey_add: 'Passkey added',
  passkey_remove: 'Passkey removed',
  invitation: 'Invitation',
  recovery_code: 'Recovery code',
  sign_in_rules: 'Sign-in rules',
  webhook_change: 'Webhook changed',
  webhook_secret: 'Webhook secret',
  postback_key: 'Postback key',
  export: 'Export',
  backup: 'Backup',
  restore: 'Restore',
};

export const texts = {
  confirm: 'Confirm it’s you',
  whyConfirm:
    'You signed in a while ago, and this change matters. Confirm with a passkey or your token.',
  confirmNow: 'Confirm',
  title: 'Security',
  rules: 'Signing in',
  rulesSaved: 'Saved. It applies from the next request.',
  sessionsOnly: 'Sessions only',
  sessionsOnlyHint:
    'Browsers exchange the token for a session that expires. Otherwise the browser stores the token until you log out. Programs keep using their tokens.',
  sessions: 'Open sessions',
  noSessions: 'Nobody is signed in with a session.',
  noOwnSessions: 'You are signed in with your token, not with a session.',
  endSession: 'End',
  sessionEnded: 'The session has ended.',
  log: 'Security log',
  noEvents: 'Nothing was recorded yet.',
  kind: 'What happened',
  onlyRefused: 'Only refused',
  refused: 'Refused',
  newNetwork: 'New network',
  showMore: 'Show more',
  sessionTimes: (used: string, end: string) => `Last used ${used}, ends ${end}`,
  kinds,
};
