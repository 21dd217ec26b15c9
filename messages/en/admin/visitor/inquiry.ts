import { countedIn } from '../../../counted.ts';

const counted = countedIn('en');

export const texts = {
  title: 'Inbox',
  show: 'Show',
  chips: { application: 'Applications', message: 'Messages', unread: 'Unread' },
  search: 'Search in what was written',
  empty: 'No messages yet. What visitors and partners send arrives here.',
  choose: 'Choose a message to read it.',
  unread: 'Unread: ',
  unreadCount: ' unread',
  application: 'Application',
  applicationOf: (sender: string) => `Application of ${sender}`,
  deleted: (title: string) => `“${title}” was deleted.`,
  deletion: 'It is gone for good: the history does not keep what visitors send.',
  message: 'Message',
  reply: 'Reply by e-mail',
  markUnread: 'Mark unread',
  facts: {
    company: 'Company',
    website: 'Website',
    markets: 'Markets',
    from: 'From',
    email: 'E-mail',
    sent: 'Sent',
  },
  missedSearch: {
    title: 'Searches that found nothing',
    days: (days: number) => `In the last ${days} days.`,
    empty: 'Every search found something.',
    list: 'Searches',
    times: (count: number) => counted(count, { one: ' time', other: ' times' }),
  },
};
