import { countedIn } from '../../../counted.ts';

const counted = countedIn('en');

export const texts = {
  title: 'Webhooks',
  explanation:
    'A webhook sends signed notifications of every change to another program, in order. Notifications are retried until they are confirmed, and are never sent to private networks.',
  secretOf: (name: string) => `Secret for ${name}`,
  secretHint:
    'This secret is shown only once. The receiver needs it to verify that requests come from here.',
  copySecret: 'Copy secret',
  add: 'Add a webhook',
  addAction: 'Add',
  empty: 'No webhooks yet.',
  name: 'Name',
  url: 'URL',
  urlHint:
    'Must be on the public internet. With https://, nobody can read the requests in transit.',
  kinds: 'Changes to send',
  noKinds:
    'None selected, so all changes are sent. The security log is sent only if you select it.',
  securityLog: 'Security log',
  wholeCatalogue: 'Imports of the whole catalogue are sent as well.',
  paused: 'Paused: changes wait until you resume it',
  resumed: (name: string) => `${name} was resumed.`,
  tryNow: 'Try now',
  resume: 'Resume',
  sending: 'Sending…',
  test: 'Send test',
  change: 'Edit',
  changeNamed: (name: string) => `Edit ${name}`,
  newSecret: 'New secret',
  deletion:
    'The receiver gets no further changes, and its secret is deleted. This can’t be undone.',
  askForSecret: (name: string) => `Create a new secret for ${name}?`,
  secretConsequence:
    'The current secret stops working immediately. The receiver will reject requests until it has the new secret. Rejected requests are then retried.',
  makeSecret: 'Create new secret',
  confirmed: (status: number, milliseconds: number) =>
    `The test was confirmed with status ${status} after ${milliseconds} ms.`,
  failed: (milliseconds: number, error: string) =>
    `The test failed after ${milliseconds} ms: ${error}.`,
  answered: (text: string) => `Response: ${text}`,
  states: { stopped: 'Stopped', paused: 'Paused', failing: 'Failing', active: 'Active' },
  facts: {
    noneWaits: 'Nothing is waiting to be sent',
    manyWait: (count: string) => `${count} or more changes are waiting to be sent`,
    wait: (count: number) =>
      counted(count, {
        one: '{count} change is waiting to be sent',
        other: '{count} changes are waiting to be sent',
      }),
    failing: (time: string, attempts: number, error: string) =>
      `Failing since ${time}, after ${counted(attempts, { one: 'one attempt', other: '{count} attempts' })}: ${error}`,
    nextAttempt: (time: string) => `Next attempt: ${time}`,
    stopped: 'Stopped after failing for a day. Resume it to continue.',
    allSent: 'Sends all changes',
    sent: (kinds: string) => `Sends: ${kinds}`,
    confirmed: (time: string) => `Last confirmed ${time}`,
    notConfirmed: 'Nothing confirmed yet',
  },
};
