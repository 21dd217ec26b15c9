import type { SetupStep } from '#contract/site/setup.ts';
import { countedIn } from '../../../counted.ts';

const counted = countedIn('en');

const items = (count: number) =>
  counted(count, { one: '{count} sample item', other: '{count} sample items' });
const were = (count: number) => (count === 1 ? 'was' : 'were');

type Step = { title: string; text: string };

const steps: Record<Exclude<SetupStep, 'language'>, Step> = {
  name: {
    title: 'Name your portal',
    text: 'The name appears in the header of every page, in titles and in emails.',
  },
  market: {
    title: 'Choose your markets',
    text: 'A market defines who may play, from what age, and where to get help. Review an existing one and save it, or add your own.',
  },
  colours: {
    title: 'Choose your colors',
    text: 'Pick a dark or light theme and the accent color of buttons and links.',
  },
  partner: {
    title: 'Add your first partner',
    text: 'Each partner is a product with a name, logo, rating and referral link.',
  },
  'top-list': {
    title: 'Start your first top list',
    text: 'Rank the partners in a section. The first three get a medal.',
  },
  pages: {
    title: 'Replace the example text',
    text: 'The about, support and legal pages contain example texts. Write your own, or delete the pages you don’t need.',
  },
  sessions: {
    title: 'Turn on “Sessions only”',
    text: 'Sign-ins expire, so a stolen laptop doesn’t stay signed in.',
  },
  sample: {
    title: 'Remove the sample content',
    text: 'Its partners and offers are made up and only there so you can look around.',
  },
};

export const texts = {
  title: 'Setup',
  heading: 'Set up your portal',
  steps,
  languageStep: {
    title: 'Choose the language of each market',
    text: (languages: string) =>
      `Pages are available in ${languages}, and visitors can switch. Each market has a default language. Save each market once, or retire it.`,
  },
  examplePages: 'Still the example:',
  deleteExamples: 'Delete these pages',
  askToDelete: (count: number) =>
    counted(count, { one: 'Delete {count} example page?', other: 'Delete {count} example pages?' }),
  deletion: 'Links to them disappear from the footer. You can restore them from the history.',
  deletedExamples: 'The example pages were deleted.',
  list: 'Steps',
  done: 'Done',
  progress: (done: number, total: number) => `${done} of ${total} done`,
  hide: 'Hide these steps',
  stillThere: 'You can still find these steps under Settings, Setup.',
  notOnDashboard: 'These steps are hidden from the dashboard.',
  onDashboard: 'Owners see these steps on the dashboard until all are done.',
  showThere: 'Show on the dashboard',
  hideThere: 'Hide from the dashboard',
  sample: {
    title: 'Sample content',
    explanation:
      'A new portal comes with made-up partners and offers. You can remove everything that hasn’t been edited in one go, and undo that here.',
    remove: 'Remove sample content',
    askToRemove: 'Remove the sample content?',
    consequence: (count: number) =>
      `${items(count)} will be removed from the site immediately. You can undo this here, but the sample data in Reports is deleted for good.`,
    removed: (count: number) => `${items(count)} ${were(count)} removed.`,
    restored: (count: number) => `${items(count)} ${were(count)} restored.`,
    removedBy: (actor: string, count: number, time: string) =>
      `${actor} removed ${items(count)}, ${time}.`,
    bringBack: 'Restore sample content',
    yours: 'You’ve edited everything that’s left of the sample.',
    none: 'There is no sample content.',
    removable: 'Will be removed',
    kept: 'Kept',
    leftOut: 'Not restored, or only in part',
    changed: (actor: string, time: string) => `Edited by ${actor}, ${time}.`,
    reportsConversions: 'Its partner has a postback address or belongs to a programme under Money.',
    refersTo: (kind: string, name: string) => `Used by ${kind} “${name}”.`,
  },
};
