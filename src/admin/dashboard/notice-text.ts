import type { LinkProps } from '@tanstack/react-router';
import type { Notice } from '#contract/admin/notice.ts';
import { formatNumber, formatTime } from '../format.ts';

type NoticeText = {
  text: string;
  /** The screen where something can be done about it. */
  link?: { label: string; to: LinkProps };
};

const noticeTexts: {
  [Kind in Notice['kind']]: (notice: Extract<Notice, { kind: Kind }>) => NoticeText;
} = {
  'nightly-job-failed': ({ job, reason, at }) => ({
    text: `The nightly job “${job}” failed on ${formatTime(at)}, and is tried again every hour: ${reason}`,
  }),
  'backup-old': ({ at }) => ({
    text: `The last good backup is of ${formatTime(at)}. Look in the log why no other was made since.`,
  }),
  'clicks-fell': ({ id, name, day, clicks, median }) => ({
    text: `Clicks on ${name} fell to ${formatNumber(clicks)} on ${day}. Half of the four weeks before had ${formatNumber(median)} a day or more.`,
    link: {
      label: 'Its clicks',
      to: { to: '/admin/reports', search: { product: id, by: 'day' } },
    },
  }),
  'webhook-stopped': ({ name, error }) => ({
    text: `The webhook “${name}” was stopped after a day of failures. The last one: ${error}`,
    link: { label: 'Webhooks', to: { to: '/admin/settings/webhooks' } },
  }),
};

export const textOfNotice = <Kind extends Notice['kind']>(
  notice: Extract<Notice, { kind: Kind }>,
): NoticeText => noticeTexts[notice.kind as Kind](notice);
