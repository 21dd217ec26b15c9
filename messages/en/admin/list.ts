import type { BulkChange } from '#contract/catalogue/bulk.ts';
import { countedIn } from '../../counted.ts';

const counted = countedIn('en');
const items = (count: number) => counted(count, { one: '{count} item', other: '{count} items' });

const done: Record<BulkChange['action'], (count: number) => string> = {
  activate: (count) => `${items(count)} activated.`,
  hide: (count) => `${items(count)} hidden.`,
  delete: (count) => `${items(count)} deleted.`,
};

export const texts = {
  nothingFound: 'Nothing found for the current filters.',
  /** The name of a row stands in each of these. */
  row: {
    active: (name: string) => `${name} is active`,
    activated: (name: string) => `${name} is active.`,
    hidden: (name: string) => `${name} is hidden.`,
    choose: (name: string) => `Choose ${name}`,
    edit: (name: string) => `Edit ${name}`,
    open: (name: string) => `Open ${name}`,
    delete: (name: string) => `Delete ${name}`,
    remove: (name: string) => `Remove ${name}`,
    askToDelete: (name: string) => `Delete ${name}?`,
    askToRemove: (name: string) => `Remove ${name}?`,
  },
  activate: 'Activate',
  hide: 'Hide',
  bulk: {
    label: 'Chosen items',
    chosen: (count: number) => `${items(count)} chosen`,
    done,
    askToDelete: (count: number) => `Delete ${items(count)}?`,
    all: 'Choose all',
    none: 'Choose none',
    deletionOfOffer: 'It leaves the site at once. It can be brought back from the history.',
  },
  shortcuts: {
    open: 'Shortcuts',
    title: 'Keyboard shortcuts',
    search: 'Search',
    create: 'Create',
    next: 'Next row',
    previous: 'Previous row',
    choose: 'Choose the row',
    edit: 'Edit the row',
    help: 'This list',
    use: 'Use these keys',
  },
  status: {
    live: 'Live',
    hidden: 'Hidden',
    expired: 'Expired',
    scheduled: 'Scheduled',
    ended: 'Ended',
    missing: (language: string) => `Missing ${language}`,
    noImage: 'No image',
    brokenLink: 'Broken link',
    movedLink: 'Link leads elsewhere',
    expiresIn: {
      hours: (hours: number) => `Expires in ${hours} h`,
      days: (days: number) => `Expires in ${days} d`,
    },
    endsIn: {
      hours: (hours: number) => `Ends in ${hours} h`,
      days: (days: number) => `Ends in ${days} d`,
    },
  },
  filter: {
    category: 'Category',
    noCategories: 'Could not load categories.',
    emptyCategories: 'No categories configured yet.',
    pages: 'Pages',
    page: (page: number, last: number) => `Page ${page} of ${last}`,
    previous: 'Previous',
    next: 'Next',
    pastEnd: 'Nothing is left on this page.',
    lastPage: 'Last page',
    tooShort: (min: number) => `Type at least ${min} characters.`,
  },
  order: {
    instructions:
      'To move it, press Space or Enter, then the arrow keys; Space or Enter again puts it down, Escape puts it back.',
    draggable: 'draggable',
    drag: (name: string) => `Drag ${name}`,
    pickedUp: (name: string, position: number, last: number) =>
      `Picked up ${name}, position ${position} of ${last}.`,
    over: (name: string, position: number, last: number) =>
      `${name} is over position ${position} of ${last}.`,
    put: (name: string, position: number, last: number) =>
      `${name} was put at position ${position} of ${last}.`,
    back: (name: string, position: number, last: number) =>
      `${name} is back at position ${position} of ${last}.`,
    move: (name: string) => `Move ${name}`,
    position: (last: number) => `Position (1 to ${last})`,
    moved: (name: string, position: number, last: number) =>
      `${name} is now at position ${position} of ${last}.`,
    undone: 'The order is as it was.',
    outdated: 'Someone changed this list meanwhile. It was loaded again: order it once more.',
    notSaved: (reason: string) => `The order was not saved. ${reason}`,
    up: 'Move up',
    down: 'Move down',
    upNamed: (name: string) => `Move up ${name}`,
    downNamed: (name: string) => `Move down ${name}`,
    toPosition: 'Move to position',
    toPositionNamed: (name: string) => `Move ${name} to position`,
  },
};
