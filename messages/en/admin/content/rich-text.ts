import type { Block, LiveCard } from '#contract/content/rich-text/rich-text-node.ts';
import { countedIn } from '../../../counted.ts';
import { texts as site } from '../../content/rich-text.ts';

const counted = countedIn('en');

/** Names of blocks in error messages. */
const blocks: Record<Block['type'], string> = {
  paragraph: 'a paragraph',
  heading: 'a heading',
  bulletList: 'a list',
  orderedList: 'a numbered list',
  blockquote: 'a quote',
  table: 'a table',
  horizontalRule: 'a divider',
  image: 'an image',
  callout: 'a callout',
  faq: 'questions and answers',
  offerCard: 'an offer',
  partnerCard: 'a partner',
  promoCodeCard: 'a promo code',
  topListCard: 'a top list',
};

const choose: Record<LiveCard['type'], string> = {
  offerCard: 'Choose an offer',
  partnerCard: 'Choose a partner',
  promoCodeCard: 'Choose a promo code',
  topListCard: 'Choose a top list',
};

const shorten = (pages: number) =>
  `Shorten it or split it into ${pages === 2 ? 'two' : counted(pages, { other: '{count}' })} pages.`;

export const texts = {
  showPreview: 'Show preview',
  hidePreview: 'Hide preview',
  help: 'Press / on an empty line to insert something, or Alt+F10 to reach the toolbar.',
  tooLong: {
    bytes: (size: string, pages: number) => `This text is ${size} too long. ${shorten(pages)}`,
    nodes: (count: number, pages: number) =>
      `${counted(count, { one: 'This text has {count} part too many.', other: 'This text has {count} parts too many.' })} Each paragraph, list item, table cell and formatted word counts. ${shorten(pages)}`,
  },
  block: (number: number) => `Block ${number}`,
  blocks,
  draft: {
    found: (time: string) => `This browser has unsaved text from ${time}.`,
    outdated: 'A newer version has been saved since.',
    restore: 'Restore it',
    discard: 'Discard it',
  },
  toolbar: (label: string) => `Formatting for ${label}`,
  /** The tools of the toolbar, by id. */
  tools: {
    undo: 'Undo',
    redo: 'Redo',
    bold: 'Bold',
    italic: 'Italic',
    strike: 'Strikethrough',
    code: 'Code',
    link: 'Link',
    heading2: 'Heading 2',
    heading3: 'Heading 3',
    heading4: 'Heading 4',
    bulletList: 'List',
    orderedList: 'Numbered list',
    blockquote: 'Quote',
    rowAfter: 'Add row',
    columnAfter: 'Add column',
    deleteRow: 'Delete row',
    deleteColumn: 'Delete column',
    mergeOrSplit: 'Merge or split cells',
    headerRow: 'Header row',
    headerColumn: 'Header column',
    deleteTable: 'Delete table',
    addQuestion: 'Add question',
    deleteQuestion: 'Delete question',
  },
  insert: 'Insert',
  insertTitle: 'Insert (/ on an empty line)',
  /** Items that can be inserted, by the name of their node. */
  items: {
    offerCard: { label: 'Offer', hint: 'An exclusive bonus, always up to date' },
    partnerCard: { label: 'Partner', hint: 'A product with its rating, always up to date' },
    promoCodeCard: { label: 'Promo code', hint: 'A promo code card, always up to date' },
    topListCard: { label: 'Top list', hint: 'The top partners in a category, always up to date' },
    image: { label: 'Image', hint: 'With caption and alternative text' },
    table: { label: 'Table', hint: 'Starts with three rows and columns' },
    callout: { label: 'Callout', hint: 'A note, tip or warning' },
    faq: { label: 'Questions and answers', hint: 'Search engines may show them' },
    horizontalRule: { label: 'Divider', hint: 'A line between two parts' },
  },
  change: 'Change',
  changeNamed: (name: string) => `Change ${name}`,
  callout: { kind: 'Callout type', kinds: site.callout },
  card: {
    choose,
    offerHint: 'Search by title, partner name or ID.',
    promoCodeHint: 'Search by code, partner name or ID.',
    found: (count: number) => (count === 0 ? 'Nothing found.' : `${count} found.`),
    gone: (kind: string, id: number) => `${kind} ${id} no longer exists`,
    category: 'Category',
    places: 'Number of places',
    topList: (category: string, places: number) =>
      `${category}, ${counted(places, { one: '{count} place', other: '{count} places' })}`,
  },
  image: {
    insertTitle: 'Insert an image',
    insert: 'Insert image',
    change: 'Change the image',
    remove: 'Remove the image',
    save: 'Save image',
    emptyAlt: 'Defaults to the text in the library.',
    altOfLibrary: 'Uses the alternative text from the library.',
    caption: 'Caption',
    captionHint: 'Shown below the image.',
  },
  link: {
    add: 'Add a link',
    change: 'Change the link',
    save: 'Save link',
    remove: 'Remove link',
    address: 'Address',
    addressHint: 'https://…, a page on this site such as /casino, mailto: or tel:',
    words: 'Link text',
    wordsHint: 'What visitors read. Defaults to the address.',
  },
};
