import type { Scope } from '#contract/agent/scope.ts';

const scopes: Record<Scope, string> = {
  read: 'See the catalogue, pages and settings, as you do',
  report: 'See the reports that you see',
  propose: 'Propose changes, which a person has to approve and publish',
};

/** Agents are programs, such as AI assistants, that sign in as a person. */
export const texts = {
  agents: 'Agents',
  allAgents: 'Everyone’s agents',
  why: 'Programs, such as AI assistants, that you let sign in as you. They see what you see, and can’t change anything without a person.',
  whyAll: 'Programs, such as AI assistants, that people let sign in as themselves.',
  none: 'No agents are signed in.',
  end: 'Sign out',
  endNamed: (agent: string) => `Sign out ${agent}`,
  ended: (agent: string) => `${agent} is signed out.`,
  ofPerson: (person: string) => `For ${person}`,
  lastUsed: (time: string, network: string) => `Last used ${time}${network && ` (${network})`}`,
  notUsed: 'Not used yet',
  allowed: (time: string) => `Allowed ${time}`,
  scopes,
  shortScopes: { read: 'reads', report: 'reads reports', propose: 'proposes changes' },
  consent: 'Let an agent in',
  asks: (agent: string) => `${agent} wants to sign in as you`,
  you: (name: string, role: string) => `You are signed in as ${name}, ${role}.`,
  address: 'Address',
  verified: 'The agent’s description is published at this address.',
  unverified: 'The agent chose its own name. Only continue if you just connected it yourself.',
  answerGoesTo: 'Sends you back to',
  may: 'It could:',
  limits: 'It can’t publish, delete or manage anything, and loses its access when you lose yours.',
  allow: 'Allow',
  refuse: 'Don’t allow',
  allowedNow: 'Allowed. You can close this page.',
};
