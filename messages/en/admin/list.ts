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
  /** Messages that contain the name of a row. */
  row: {
    active: (name: string) => `${name} is active`,
    activated: (name: string) => `${name} is active.`,
    hidden: (name: string) => `${name} is hidden.`,
    choose: (name: string) => `Select ${name}`,
    duplicate: (name: string) => `Duplicate ${name}`,
    edit: (name: string) => `Edit ${name}`,
    open: (name: string) => `Open ${name}`,
    delete: (name: string) => `Delete ${name}`,
    remove: (name: string) => `Remove ${name}`,
    askToDelete: (name: string) => `Delete ${name}?`,
    askToRemove: (name: string) => `Remove ${name}?`,
  },
  visibility: { title: 'Visibility', any: 'Any', visible: 'Visible', hidden: 'Hidden' },
  activate: 'Activate',
  hide: 'Hide',
  bulk: {
    label: 'Selected items',
    chosen: (count: number) => `${items(count)} selected`,
    done,
    askToDelete: (count: number) => `Delete ${items(count)}?`,
    all: 'Select all',
    none: 'Clear selection',
    deletionOfOffer:
      'This removes it from the site immediately. You can restore it from the history.',
  },
  table: {
    position: 'Position',
    actions: 'Actions',
    move: 'Move',
    name: 'Name',
    status: 'Status',
    id: 'ID',
    columns: 'Columns',
    sorted: 'Rows can only be dragged in the site’s order.',
    backToOrder: 'Back to the site’s order',
  },
  shortcuts: {
    open: 'Shortcuts',
    title: 'Keyboard shortcuts',
    search: 'Search',
    create: 'Create',
    next: 'Next row',
    previous: 'Previous row',
    choose: 'Select row',
    edit: 'Edit row',
    help: 'Show this list',
    use: 'Enable shortcuts',
  },
  status: {
    live: 'Live',
    hidden: 'Hidden',
    expired: 'Expired',
    scheduled: 'Scheduled',
    ended: 'Ended',
    missing: (language: string) => `Missing ${language}`,
    stale: (language: string) => `${language} is out of date`,
    noImage: 'No image',
    brokenLink: 'Broken link',
    movedLink: 'Link moved',
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
    pastEnd: 'There’s nothing left on this page.',
    lastPage: 'Last page',
    tooShort: (min: number) => `Type at least ${min} characters.`,
  },
  order: {
    instructions:
      'Press Space or Enter to pick it up, move it with the arrow keys, then press Space or Enter again to drop it. Press Escape to cancel.',
    draggable: 'draggable',
    drag: (name: string) => `Drag ${name}`,
    pickedUp: (name: string, position: number, last: number) =>
      `Picked up ${name}, position ${position} of ${last}.`,
    over: (name: string, position: number, last: number) =>
      `${name} is over position ${position} of ${last}.`,
    put: (name: string, position: number, last: number) =>
      `${name} was dropped at position ${position} of ${last}.`,
    back: (name: string, position: number, last: number) =>
      `${name} was returned to position ${position} of ${last}.`,
    move: (name: string) => `Move ${name}`,
    position: (last: number) => `Position (1 to ${last})`,
    moved: (name: string, position: number, last: number) =>
      `${name} is now at position ${position} of ${last}.`,
    undone: 'Order restored.',
    outdated: 'Someone else changed this list, so it was reloaded. Please reorder it again.',
    notSaved: (reason: string) => `The order was not saved. ${reason}`,
    up: 'Move up',
    down: 'Move down',
    upNamed: (name: string) => `Move ${name} up`,
    downNamed: (name: string) => `Move ${name} down`,
    toPosition: 'Move to position',
    toPositionNamed: (name: string) => `Move ${name} to position`,
  },
};
