import { countedIn } from '../../../counted.ts';

const counted = countedIn('en');

export const texts = {
  title: 'Webhooks',
  explanation:
    'A webhook is a URL of another program that hears of each change here, in order and signed. It is sent again until it is confirmed, and is never sent into a private network.',
  secretOf: (name: string) => `The secret of ${name}`,
  secretHint:
    'It is shown only this once. The receiver needs it to check that a request comes from here.',
  copySecret: 'Copy the secret',
  add: 'Add a webhook',
  addAction: 'Add',
  empty: 'No webhooks yet.',
  name: 'Name',
  url: 'URL',
  urlHint: 'On the public internet. With https:// nobody on the way reads what is sent.',
  kinds: 'Changes that are sent',
  noKinds: 'None is chosen, so all are sent.',
  wholeCatalogue: 'A change of the whole catalogue is sent as well.',
  paused: 'Paused: changes wait until it goes on',
  resumed: (name: string) => `${name} goes on where it stood.`,
  tryNow: 'Try now',
  resume: 'Resume',
  sending: 'Sending…',
  test: 'Send a test',
  change: 'Change',
  changeNamed: (name: string) => `Change ${name}`,
  newSecret: 'New secret',
  deletion:
    'Its receiver hears of no further change, and its secret is gone. This cannot be undone.',
  askForSecret: (name: string) => `Make a new secret for ${name}?`,
  secretConsequence:
    'The one of now signs nothing more from this moment on. The receiver refuses requests until it has the new one, and these are sent again then.',
  makeSecret: 'Make a new secret',
  confirmed: (status: number, milliseconds: number) =>
    `The test was confirmed with ${status} after ${milliseconds} ms.`,
  failed: (milliseconds: number, error: string) =>
    `The test failed after ${milliseconds} ms: ${error}.`,
  answered: (text: string) => `It answered: ${text}`,
  states: { stopped: 'Stopped', paused: 'Paused', failing: 'Failing', active: 'Active' },
  facts: {
    noneWaits: 'Nothing is waiting to be sent',
    manyWait: (count: string) => `${count} changes or more wait to be sent`,
    wait: (count: number) =>
      counted(count, {
        one: '{count} change waits to be sent',
        other: '{count} changes wait to be sent',
      }),
    failing: (time: string, attempts: number, error: string) =>
      `Failing since ${time}, after ${counted(attempts, { one: 'one attempt', other: '{count} attempts' })}: ${error}`,
    nextAttempt: (time: string) => `The next attempt is on ${time}`,
    stopped: 'Stopped after a day of failures. It goes on when it is resumed.',
    allSent: 'All changes are sent',
    sent: (kinds: string) => `Changes that are sent: ${kinds}`,
    confirmed: (time: string) => `Last confirmed ${time}`,
    notConfirmed: 'Nothing was confirmed yet',
  },
};
