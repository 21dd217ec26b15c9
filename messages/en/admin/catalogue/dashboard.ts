import { countedIn } from '../../../counted.ts';

const counted = countedIn('en');

export const texts = {
  title: 'Dashboard',
  welcome: 'Welcome. What you change here is on the site as soon as it is saved.',
  attention: 'Needs attention',
  calm: 'Nothing needs attention.',
  latest: 'Latest changes',
  allChanges: 'All changes',
  changedBy: (kind: string, action: string, actor: string) => `${kind}, ${action} by ${actor}`,
  rows: {
    degraded: 'Search is degraded: visitors may not find what was changed last',
    full: (max: string) =>
      `Messages and applications are kept, and the inbox takes no more than ${max}: delete what is done with`,
    unread: 'Unread messages and applications',
    expiring: (days: number) => `Promo codes that expire within ${days} days`,
    noImage: 'Products without an image',
    noRating: 'Products without a rating',
    noLanguage: (language: string) => `Products without ${language}`,
    hiddenBlocks: 'Hidden blocks of pages',
    missed: (days: number) => `Searches of the last ${days} days that found nothing`,
    times: (count: number) => counted(count, { one: 'once', other: '{count} times' }),
  },
  search: {
    title: 'Search',
    working: 'Working',
    degraded: 'Degraded',
    engines: { embedded: 'The embedded engine answers.', meilisearch: 'Meilisearch answers.' },
    knowsAll: 'It knows of every change.',
    pending: (count: string) => `Changes that it does not know of yet: ${count}.`,
  },
  notices: {
    label: 'Notices',
    jobFailed: (job: string, time: string, reason: string) =>
      `The nightly job “${job}” failed on ${time}, and is tried again every hour: ${reason}`,
    backupOld: (time: string) =>
      `The last good backup is of ${time}. Look in the log why no other was made since.`,
    clicksFell: (name: string, clicks: string, day: string, median: string) =>
      `Clicks on ${name} fell to ${clicks} on ${day}. Half of the four weeks before had ${median} a day or more.`,
    itsClicks: 'Its clicks',
    broken: (count: number) =>
      counted(count, {
        one: '{count} link to another site is broken.',
        other: '{count} links to other sites are broken.',
      }),
    moved: (count: number) =>
      counted(count, {
        one: '{count} link to another site leads elsewhere than before.',
        other: '{count} links to other sites lead elsewhere than before.',
      }),
    lookAtLinks: 'Look at them',
    codeFails: (code: string, percent: number, voters: string, days: number) =>
      `The promo code “${code}” worked for only ${percent}% of ${voters} voters in the last ${days} days.`,
    codeOfProductFails: (
      code: string,
      product: string,
      percent: number,
      voters: string,
      days: number,
    ) =>
      `The promo code “${code}” of ${product} worked for only ${percent}% of ${voters} voters in the last ${days} days.`,
    theCode: 'The code',
    webhookStopped: (name: string, error: string) =>
      `The webhook “${name}” was stopped after a day of failures. The last one: ${error}`,
    webhooks: 'Webhooks',
  },
};
