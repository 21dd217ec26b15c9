import { countedIn } from '../../counted.ts';

const counted = countedIn('en');

type Known = { site: string; link: string };

export const texts = {
  failed: ({ site, link, name, reason }: Known & { name: string; reason: string }) => ({
    subject: `${site}: “${name}” was not published`,
    text: `Hello,

The release “${name}” could not be published, so nothing has changed on ${site}. The reason:

${reason}

Fix it here, then publish the release again:

${link}
`,
  }),
  late: ({ site, link, name }: Known & { name: string }) => ({
    subject: `${site}: “${name}” is late`,
    text: `Hello,

The release “${name}” should have been published by now, but wasn't. Check whether the server of ${site} is running, and what the release says:

${link}
`,
  }),
  publishedLate: ({ site, link, name }: Known & { name: string }) => ({
    subject: `${site}: “${name}” was published late`,
    text: `Hello,

The release “${name}” was published only now, because the server of ${site} was not running at its minute. Its changes are live:

${link}

If it comes too late, you can undo it there.
`,
  }),
  asked: ({ site, link, count }: Known & { count: number }) => ({
    subject: `${site}: ${counted(count, { one: '{count} change waits', other: '{count} changes wait' })} for approval`,
    text: `Hello,

${counted(count, { one: '{count} proposed change needs', other: '{count} proposed changes need' })} the approval of a second person before ${site} can publish it:

${link}

You get at most one of these emails an hour.
`,
  }),
};
export type ReleaseEmailTexts = typeof texts;
