import type { ProposalAction, ProposalSource, ProposalState } from '#contract/release/proposal.ts';
import type { ReleaseState } from '#contract/release/release-state.ts';
import { countedIn } from '../../../counted.ts';
import { texts as agent } from './agent.ts';
import { texts as preview } from './preview.ts';

const counted = countedIn('en');

const states: Record<ReleaseState, string> = {
  open: 'Open',
  waiting: 'Scheduled',
  published: 'Published',
  failed: 'Failed',
  undone: 'Undone',
};

const proposalStates: Record<ProposalState, string> = {
  open: 'Not sent for approval',
  asked: 'Waiting for approval',
  approved: 'Approved',
  refused: 'Refused',
  published: 'Published',
};

const actions: Record<ProposalAction, string> = {
  create: 'New',
  change: 'Changed',
  delete: 'Deleted',
  order: 'Reordered',
};

const sources: Record<ProposalSource, string> = {
  admin: 'in the admin',
  sheet: 'from a sheet',
  api: 'over the API',
  agent: 'by an agent',
  import: 'from an import',
};

const changes = (count: number) =>
  counted(count, { one: '{count} change', other: '{count} changes' });
const conflicts = (count: number) =>
  counted(count, { one: '{count} conflict', other: '{count} conflicts' });

export const texts = {
  title: 'Releases',
  states,
  proposalStates,
  actions,
  changes,
  conflicts,
  /** After a save that was added to a release. */
  added: (release: string) => `Added to release “${release}”.`,
  sent: (release: string) => `Sent for approval in release “${release}”.`,
  removed: 'Nothing left to change here, so the proposal was removed.',
  show: 'View release',
  save: {
    propose: 'Propose',
    addTo: (release: string) => `Add to “${release}”`,
    more: 'More ways to save',
    add: 'Add to release…',
    later: 'Schedule this change…',
  },
  dialog: {
    add: 'Add to release',
    later: 'Publish this change later',
    which: 'Release',
    fresh: 'New release',
    name: 'Name of the release',
    at: 'Publish at',
    atHint: (timeZone: string) => `In the site’s time zone, ${timeZone}.`,
    noName: 'Enter a name.',
    noTime: 'Enter a time.',
    schedule: 'Schedule',
    laterName: (name: string, time: string) => `${name}, ${time}`,
  },
  working: {
    label: 'Where changes go',
    live: 'Changes go live',
    inRelease: (release: string) => `Working in “${release}”`,
    asAuthor: 'Your changes are proposed, and go live once someone approves them.',
    hint: 'Nothing you change goes live until this release is published.',
    backToLive: 'Back to live',
    open: 'Open release',
    start: 'Work in this release',
    choose: 'Work in a release',
    explanation: 'Everything you change in this tab is added to the release you choose.',
    ended: (release: string) =>
      `“${release}” can’t be changed any more. Go back to live, or choose another release.`,
    unavailable: 'This release no longer exists. Go back to live, or choose another release.',
  },
  pending: {
    count: (count: number) =>
      counted(count, { one: '{count} proposed change', other: '{count} proposed changes' }),
    inRelease: (release: string) => `in “${release}”`,
    shown: (release: string) => `You’re editing a proposed change in “${release}”.`,
    isNew: (release: string) => `This will be created when “${release}” is published.`,
    isDeleted: (release: string) => `This will be deleted when “${release}” is published.`,
    refused: (name: string, reason: string) => `Refused by ${name}: ${reason}`,
    showLive: 'Show the live version',
    live: 'Live: ',
    marked: 'Changed in this release',
    created: 'New in releases',
    newMark: 'New',
    order: (release: string) => `“${release}” changes this order.`,
    shownOrder: (release: string) => `This is the order proposed in “${release}”.`,
    unnamed: 'Unnamed',
  },
  list: {
    explanation:
      'A release collects changes and publishes them all at the same moment. Until then, nothing of them is visible on the site.',
    empty: 'No releases yet.',
    create: 'New release',
    start: 'Create release',
    state: 'State',
    all: 'All',
    late: 'Late',
    unapproved: (count: number) => `${count} to approve`,
    whenApproved: 'When approved',
    notScheduled: 'Not scheduled',
    undoOf: 'Undo',
  },
  page: {
    author: (name: string, time: string) => `Started by ${name}, ${time}`,
    publishedAt: (name: string, time: string) => `Published by ${name}, ${time}`,
    scheduledFor: (time: string, timeZone: string) => `Will be published on ${time} (${timeZone})`,
    whenApproved: 'Will be published as soon as everything in it is approved',
    late: 'This release should have been published already.',
    failed: (reason: string) => `Not published: ${reason}`,
    isUndo: 'This release undoes',
    another: 'another release',
    rename: 'Rename',
    renamed: 'Release renamed.',
    remove: 'Delete release',
    askToRemove: (name: string) => `Delete “${name}”?`,
    removal: 'The changes proposed in it are deleted too. The live site stays as it is.',
    removed: (name: string) => `${name} was deleted.`,
    publish: 'Publish',
    publishNow: 'Publish now',
    publishAt: 'Schedule…',
    publishWhenApproved: 'Publish when approved',
    unschedule: 'Cancel the schedule',
    unscheduled: 'The release is no longer scheduled.',
    scheduled: 'The release is scheduled.',
    published: (name: string) => `“${name}” was published.`,
    askToPublish: (name: string) => `Publish “${name}” now?`,
    publication: (count: number) =>
      counted(count, {
        one: '{count} change goes live immediately.',
        other: '{count} changes go live at the same moment.',
      }),
    stillToApprove: (count: number) =>
      counted(count, {
        one: '{count} change still has to be approved.',
        other: '{count} changes still have to be approved.',
      }),
    stillInConflict: (count: number) =>
      counted(count, {
        one: '{count} conflict has to be settled first.',
        other: '{count} conflicts have to be settled first.',
      }),
    empty: 'Nothing has been added to this release yet.',
    emptyHint: 'Work in this release, or choose “Add to release” next to Save in any form.',
    contents: 'Changes',
    showMore: 'Show more',
  },
  conflict: {
    title: 'Conflicts',
    explanation: 'Someone changed these fields after they were proposed. Choose what to keep.',
    base: 'Base',
    live: 'Live',
    proposed: 'Proposed',
    keepLive: 'Keep live',
    takeProposed: 'Take proposed',
    ofField: (field: string) => `: ${field}`,
    deleted: 'It was deleted in the meantime.',
    settled: 'Conflict settled.',
    /** The order of a list. */
    order: 'Order',
  },
  proposal: {
    by: (name: string, source: ProposalSource, time: string) =>
      `${name}, ${sources[source]}, ${time}`,
    decided: {
      approved: (name: string, time: string) => `Approved by ${name}, ${time}`,
      refused: (name: string, time: string) => `Refused by ${name}, ${time}`,
    },
    reason: 'Reason',
    ask: 'Ask for approval',
    asked: 'Sent for approval.',
    approve: 'Approve',
    approved: (title: string) => `${title} was approved.`,
    refuse: 'Refuse',
    askToRefuse: (title: string) => `Refuse the change to ${title}?`,
    refusalReason: 'Why?',
    refusalHint: 'The author sees this.',
    noReason: 'Enter a reason.',
    refused: (title: string) => `${title} was refused.`,
    own: 'You proposed this, so someone else has to approve it.',
    withdraw: 'Withdraw',
    askToWithdraw: (title: string) => `Withdraw the change to ${title}?`,
    withdrawal: 'The proposal is deleted. The live site stays as it is.',
    withdrawn: 'Proposal withdrawn.',
    move: 'Move to another release',
    moved: (release: string) => `Moved to “${release}”.`,
    noOther: 'No other open releases.',
    moreFor: (title: string) => ` for ${title}`,
    movedAfter: (name: string, after: string) => `${name} moves after ${after}`,
    movedFirst: (name: string) => `${name} moves to the top`,
  },
  comment: {
    title: (count: number) =>
      count === 0
        ? 'Comment'
        : counted(count, { one: '{count} comment', other: '{count} comments' }),
    field: 'About',
    whole: 'The whole change',
    text: 'Comment',
    send: 'Add comment',
    missing: 'Enter a comment.',
  },
  undo: {
    action: 'Undo',
    title: (name: string) => `Undo “${name}”?`,
    changes: 'This will change back:',
    kept: 'These stay as they are:',
    nothing: 'Nothing is left to undo. It was undone already, or changed again since.',
    done: 'Undone.',
    doneInPart: (kept: string) => `Undone, except for: ${kept}.`,
    sent: 'The undo was sent for approval.',
    undone: (name: string) => `“${name}” was undone.`,
  },
  waiting: { title: 'Waiting for you', all: 'Show all' },
  preview,
  agent,
};
