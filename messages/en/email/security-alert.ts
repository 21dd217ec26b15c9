import { countedIn } from '../../counted.ts';

const counted = countedIn('en');

type Known = { site: string; link: string };
type Failures = Known & { count: number; since: string };
type NewNetwork = Known & { name: string; network: string; time: string; others: number };

export const texts = {
  failures: ({ site, count, since, link }: Failures) => ({
    subject: `Failed sign-ins at ${site}`,
    text: `Hello,

At least ${count} sign-ins to the admin of ${site} have failed since ${since}.

The security log shows where they came from:

${link}

If nobody on your team mistyped a token, someone may be guessing. None of these attempts succeeded.

You get at most one email a day about failed sign-ins. The next one covers later failures.
`,
  }),
  newNetwork: ({ site, name, network, time, others, link }: NewNetwork) => ({
    subject: `Sign-in from a new network at ${site}`,
    text: `Hello,

${name} signed in to the admin of ${site} from a new network: ${network}, ${time}.
${others > 0 ? `${counted(others, { one: '{count} more sign-in was', other: '{count} more sign-ins were' })} from a new network as well.\n` : ''}
If this wasn't ${name}, end the session and revoke the token:

${link}
`,
  }),
};
export type SecurityAlertTexts = typeof texts;
