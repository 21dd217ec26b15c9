import type { Block, LiveCard } from '#contract/content/rich-text/rich-text-node.ts';
import { countedIn } from '../../../counted.ts';
import { texts as site } from '../../rich-text.ts';

const counted = countedIn('en');

/** An error names the block that it is in. */
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
  help: 'Press / on an empty line to insert something, and Alt F10 to reach the tools by the keyboard.',
  tooLong: {
    bytes: (size: string, pages: number) => `This text is ${size} too long. ${shorten(pages)}`,
    nodes: (count: number, pages: number) =>
      `${counted(count, { one: 'This text has {count} part too many.', other: 'This text has {count} parts too many.' })} Each paragraph, list item, table cell and formatted word counts. ${shorten(pages)}`,
  },
  block: (number: number) => `Block ${number}`,
  blocks,
  draft: {
    found: (time: string) => `This browser has a text from ${time} that was not saved.`,
    outdated: 'Another text was saved since.',
    restore: 'Restore it',
    discard: 'Discard it',
  },
  toolbar: (label: string) => `Formatting of ${label}`,
  /** Each tool of the toolbar by its id. */
  tools: {
    undo: 'Undo',
    redo: 'Redo',
    bold: 'Bold',
    italic: 'Italic',
    strike: 'Struck out',
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
  /** Each thing that can be inserted by the name of its node. */
  items: {
    offerCard: { label: 'Offer', hint: 'An exclusive bonus, live' },
    partnerCard: { label: 'Partner', hint: 'A product with its rating, live' },
    promoCodeCard: { label: 'Promo code', hint: 'A ticket, live' },
    topListCard: { label: 'Top list', hint: 'The best of a category, live' },
    image: { label: 'Image', hint: 'With caption and alternative text' },
    table: { label: 'Table', hint: 'Three rows and columns to begin with' },
    callout: { label: 'Callout', hint: 'Something to know, a tip or a warning' },
    faq: { label: 'Questions and answers', hint: 'Search engines may show them' },
    horizontalRule: { label: 'Divider', hint: 'A line between two parts' },
  },
  change: 'Change',
  changeNamed: (name: string) => `Change ${name}`,
  callout: { kind: 'Kind of the callout', kinds: site.callout },
  card: {
    choose,
    offerHint: 'Type a part of its title, of its partner, or its id.',
    promoCodeHint: 'Type a part of the code, of its partner, or its id.',
    found: (count: number) => (count === 0 ? 'Nothing found.' : `${count} found.`),
    gone: (kind: string, id: number) => `${kind} ${id} is not there any more`,
    category: 'Category',
    places: 'Places',
    topList: (category: string, places: number) =>
      `${category}, ${counted(places, { one: '{count} place', other: '{count} places' })}`,
  },
  image: {
    insertTitle: 'Insert an image',
    insert: 'Insert image',
    change: 'Change the image',
    remove: 'Remove the image',
    save: 'Save image',
    emptyAlt: 'Empty: as in the library.',
    altOfLibrary: 'Its alternative text is that of the library.',
    caption: 'Caption',
    captionHint: 'Stands below the image.',
  },
  link: {
    add: 'Add a link',
    change: 'Change the link',
    save: 'Save link',
    remove: 'Remove link',
    address: 'Address',
    addressHint: 'https://…, /casino for a page of this site, mailto: or tel:',
    words: 'Words',
    wordsHint: 'What visitors read. Left empty, they read the address.',
  },
};
