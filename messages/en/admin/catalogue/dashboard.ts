import type { CspPage } from '#contract/operation/csp-report.ts';
import { countedIn } from '../../../counted.ts';
import { texts as pageSpeed } from '../operation/page-speed.ts';

const counted = countedIn('en');

export const texts = {
  title: 'Dashboard',
  welcome: 'Welcome. Changes you make here appear on the site as soon as you save them.',
  attention: 'Needs attention',
  calm: 'Nothing needs attention.',
  latest: 'Latest changes',
  allChanges: 'All changes',
  changedBy: (kind: string, action: string, actor: string) => `${kind}, ${action} by ${actor}`,
  rows: {
    degraded: 'Search is degraded: visitors may not find the latest changes',
    full: (max: string) =>
      `The inbox holds at most ${max} messages and applications. Delete the ones you no longer need`,
    unread: 'Unread messages and applications',
    reports: 'Problems reported by visitors',
    expiring: (days: number) => `Promo codes expiring within ${days} days`,
    noImage: 'Products without an image',
    noRating: 'Products without a rating',
    factsToCheck: 'Products with facts to check',
    noLanguage: (language: string) => `Products missing ${language}`,
    hiddenBlocks: 'Hidden page blocks',
    missed: (days: number) => `Searches with no results in the last ${days} days`,
    times: (count: number) => counted(count, { one: 'once', other: '{count} times' }),
  },
  search: {
    title: 'Search',
    working: 'Working',
    degraded: 'Degraded',
    engines: { embedded: 'Using the embedded engine.', meilisearch: 'Using Meilisearch.' },
    knowsAll: 'All changes are indexed.',
    pending: (count: number) =>
      counted(count, {
        one: '{count} change not indexed yet.',
        other: '{count} changes not indexed yet.',
      }),
  },
  notices: {
    label: 'Notices',
    jobFailed: (job: string, time: string, reason: string) =>
      `The nightly job “${job}” failed on ${time}. It will be retried every hour. Reason: ${reason}`,
    releaseFailed: (name: string, reason: string) =>
      `The release “${name}” was not published. Reason: ${reason}`,
    releaseLate: (name: string, time: string) =>
      `The release “${name}” should have been published at ${time} and is late.`,
    theRelease: 'View the release',
    theReleases: 'View releases',
    agentWaits: (name: string, count: number) =>
      counted(count, {
        one: `An agent of ${name} has proposed {count} change, which is waiting for a decision.`,
        other: `An agent of ${name} has proposed {count} changes, which are waiting for a decision.`,
      }),
    approvalWanted: (count: number) =>
      counted(count, {
        one: '{count} proposed change needs the approval of a second person.',
        other: '{count} proposed changes need the approval of a second person.',
      }),
    backupOld: (time: string) =>
      `Last successful backup: ${time}. Check the log to see why later ones failed.`,
    clicksFell: (name: string, clicks: string, day: string, median: string) =>
      `Clicks on ${name} fell to ${clicks} on ${day}. The median of the previous four weeks was ${median} a day.`,
    itsClicks: 'View clicks',
    broken: (count: number) =>
      counted(count, {
        one: '{count} external link is broken.',
        other: '{count} external links are broken.',
      }),
    moved: (count: number) =>
      counted(count, {
        one: '{count} external link has a new destination.',
        other: '{count} external links have new destinations.',
      }),
    lookAtLinks: 'View links',
    licencesEnd: (total: number, licences: string, more: number) =>
      counted(total, {
        one: `{count} licence expires within 30 days: ${licences}.`,
        other: `{count} licences expire within 30 days: ${licences}${more > 0 ? `, and ${more} more` : ''}.`,
      }),
    licenceEnd: (partner: string, regulator: string, day: string) =>
      `${partner} (${regulator}, until ${day})`,
    theLicence: 'View the first partner',
    pageSlow: (page: string, values: string) =>
      `Pages are slow for visitors: ${page}. In the last 7 days, a quarter of the visits were worse than this: ${values}.`,
    slowPages: pageSpeed.pages,
    pageSpeed: 'View page speed',
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
    theCode: 'View code',
    contentBlocked: (
      blocked: string,
      directive: string,
      page: string,
      reports: string,
      time: string,
    ) =>
      `Browsers blocked something new on ${page}: “${blocked}” (${directive}), first on ${time}, ${reports} in total. If you don't know it, look for code pasted into the site, or added by a proxy or CDN.`,
    blockedOn: {
      casino: 'the casino page',
      bets: 'the betting page',
      bonuses: 'the bonuses page',
      product: 'a partner’s page',
      promocodes: 'the promo code pages',
      search: 'the search page',
      account: 'the account pages',
      guides: 'the guides',
      reviews: 'the reviews',
      admin: 'the admin',
      other: 'another page',
    } satisfies Record<CspPage, string>,
    signInsFailed: (time: string) =>
      `Ten or more sign-ins failed within an hour. Last noticed: ${time}.`,
    newNetwork: (name: string, network: string, time: string, others: number) =>
      `${name} signed in from a new network (${network}), ${time}.${others > 0 ? ` ${counted(others, { one: '{count} earlier sign-in was from a new network, too.', other: '{count} earlier sign-ins were from new networks, too.' })}` : ''}`,
    securityLog: 'Security log',
    figuresFailed: (name: string, reason: string) =>
      `The figures of “${name}” couldn’t be imported. ${reason}`,
    figuresOdd: (name: string, warnings: string) =>
      `Check the latest figures of “${name}”. ${warnings}`,
    theProgramme: 'Open programme',
    webhookStopped: (name: string, error: string) =>
      `The webhook “${name}” was stopped after failing for a day. Last error: ${error}`,
    webhooks: 'Webhooks',
  },
};
