import { countedIn } from '../../../counted.ts';

const counted = countedIn('en');

export const texts = {
  title: 'Inbox',
  show: 'Show',
  chips: { application: 'Applications', message: 'Messages', report: 'Reports', unread: 'Unread' },
  search: 'Search messages',
  empty: 'No messages yet. Messages from visitors and partners will appear here.',
  choose: 'Select a message to read it.',
  unread: 'Unread: ',
  unnamed: 'Visitor',
  problems: {
    wrong_terms: 'Wrong terms',
    code_fails: 'Code doesn’t work',
    payment_refused: 'Payment refused',
    other: 'Other problem',
  },
  unreadCount: ' unread',
  application: 'Application',
  applicationOf: (sender: string) => `Application from ${sender}`,
  deleted: (title: string) => `“${title}” was deleted.`,
  deletion: 'It will be deleted permanently. The history doesn’t keep what visitors send.',
  message: 'Message',
  reply: 'Reply by email',
  markUnread: 'Mark as unread',
  facts: {
    about: 'About',
    company: 'Company',
    website: 'Website',
    markets: 'Markets',
    from: 'From',
    email: 'Email',
    sent: 'Sent',
  },
  missedSearch: {
    title: 'Searches with no results',
    days: (days: number) => `In the last ${days} days.`,
    empty: 'Every search returned results.',
    list: 'Searches',
    times: (count: number) => counted(count, { one: ' time', other: ' times' }),
  },
};
