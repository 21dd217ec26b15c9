import type { SetupStep } from '#contract/site/setup.ts';
import { countedIn } from '../../../counted.ts';

const counted = countedIn('en');

const things = (count: number) => counted(count, { one: 'One thing', other: '{count} things' });

type Step = { title: string; text: string };

const steps: Record<Exclude<SetupStep, 'language'>, Step> = {
  name: {
    title: 'Name your portal',
    text: 'The name stands in the header of each page, in titles and in e-mails.',
  },
  market: {
    title: 'Choose your markets',
    text: 'A market says who may play, from which age, and who helps. Save one that is there, or add your own.',
  },
  colours: {
    title: 'Choose your colours',
    text: 'A theme, dark or light, and the accent colour of buttons and links.',
  },
  partner: {
    title: 'Add your first partner',
    text: 'A partner is a product here: its name, logo, rating and referral link.',
  },
  'top-list': {
    title: 'Begin your first top list',
    text: 'Put partners in order for a section. Visitors see the first of them with a medal.',
  },
  pages: {
    title: 'Replace the example texts',
    text: 'About, support and the legal pages hold examples. Write your own, or delete what you do not need.',
  },
  sample: {
    title: 'Remove the sample',
    text: 'Its partners and offers are made up, for you to look around.',
  },
};

export const texts = {
  title: 'Setup',
  heading: 'Set up your portal',
  steps,
  languageStep: {
    title: 'Choose the language of each market',
    text: (languages: string) =>
      `Pages are in ${languages}, and visitors choose. A market says which one they begin with. Save each market once, or retire it.`,
  },
  list: 'Steps',
  done: 'Done',
  progress: (done: number, total: number) => `${done} of ${total} done`,
  hide: 'Hide these steps',
  stillThere: 'The steps are still in Settings, Setup.',
  notOnDashboard: 'The dashboard does not show these steps.',
  onDashboard: 'The dashboard shows these steps to owners until all are done.',
  showThere: 'Show them on the dashboard',
  hideThere: 'Hide them there',
  sample: {
    title: 'The sample',
    explanation:
      'A new portal begins with partners and offers that are made up. Remove those that nobody has changed, all at once. It can be undone here.',
    remove: 'Remove the sample',
    askToRemove: 'Remove the sample?',
    consequence: (count: number) =>
      `${things(count)} leave the site at once. They can be brought back here.`,
    removed: (count: number) => `${things(count)} of the sample were removed.`,
    restored: (count: number) => `${things(count)} of the sample came back.`,
    removedBy: (actor: string, count: number, time: string) =>
      `${actor} removed ${counted(count, { one: 'one thing', other: '{count} things' })} of it, ${time}.`,
    bringBack: 'Bring the sample back',
    yours: 'What is left of the sample is yours by now.',
    none: 'There is no sample here.',
    removable: 'What is removed',
    kept: 'What stays of the sample',
    leftOut: 'What did not come back, or not as it was',
    changed: (actor: string, time: string) => `${actor} changed it, ${time}.`,
    reportsConversions: 'Its partner has a postback address.',
    refersTo: (kind: string, name: string) => `${kind} “${name}” refers to it.`,
  },
};
