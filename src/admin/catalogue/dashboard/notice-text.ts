import type { LinkProps } from '@tanstack/react-router';
import type { Notice } from '#contract/operation/notice.ts';
import { voteDays } from '#contract/visitor/shown-votes.ts';
import type { AdminTexts } from '../../../../messages/en/admin/admin.ts';
import { formatNumber, formatTime } from '../../format.ts';
import { speedText } from '../../operation/page-speed/speed-text.ts';

type NoticeText = {
  text: string;
  /** The screen where the problem can be fixed. */
  link?: { label: string; to: LinkProps };
};

type Texts = AdminTexts['dashboard']['notices'];

const releaseLink = (id: number): LinkProps => ({
  to: '/admin/releases/$id',
  params: { id: String(id) },
});

const programmeLink = (id: number): LinkProps => ({
  to: '/admin/programmes/$id',
  params: { id: String(id) },
});

const noticeTexts: {
  [Kind in Notice['kind']]: (notice: Extract<Notice, { kind: Kind }>, text: Texts) => NoticeText;
} = {
  'nightly-job-failed': ({ job, reason, at }, text) => ({
    text: text.jobFailed(job, formatTime(at), reason),
  }),
  'release-failed': ({ id, name, reason }, text) => ({
    text: text.releaseFailed(name, reason),
    link: { label: text.theRelease, to: releaseLink(id) },
  }),
  'release-late': ({ id, name, at }, text) => ({
    text: text.releaseLate(name, at),
    link: { label: text.theRelease, to: releaseLink(id) },
  }),
  'approval-wanted': ({ total }, text) => ({
    text: text.approvalWanted(total),
    link: { label: text.theReleases, to: { to: '/admin/releases' } },
  }),
  'agent-waits': ({ id, name, total }, text) => ({
    text: text.agentWaits(name, total),
    link: { label: text.theRelease, to: releaseLink(id) },
  }),
  'backup-old': ({ at }, text) => ({ text: text.backupOld(formatTime(at)) }),
  'clicks-fell': ({ id, name, day, clicks, median }, text) => ({
    text: text.clicksFell(name, formatNumber(clicks), day, formatNumber(median)),
    link: {
      label: text.itsClicks,
      to: { to: '/admin/reports', search: { product: id, by: 'day' } },
    },
  }),
  'figures-failed': ({ programme_id, name, reason }, text) => ({
    text: text.figuresFailed(name, reason),
    link: { label: text.theProgramme, to: programmeLink(programme_id) },
  }),
  'figures-odd': ({ programme_id, name, warnings }, text) => ({
    text: text.figuresOdd(name, warnings.join('. ')),
    link: { label: text.theProgramme, to: programmeLink(programme_id) },
  }),
  'links-broken': ({ broken, moved }, text) => ({
    text: [broken > 0 && text.broken(broken), moved > 0 && text.moved(moved)]
      .filter(Boolean)
      .join(' '),
    link: { label: text.lookAtLinks, to: { to: '/admin/links', search: { state: 'problem' } } },
  }),
  'licences-end': ({ total, licences }, text) => ({
    text: text.licencesEnd(
      total,
      licences
        .map(({ name, regulator, valid_until }) => text.licenceEnd(name, regulator, valid_until))
        .join(', '),
      total - licences.length,
    ),
    link: {
      label: text.theLicence,
      to: { to: '/admin/products/$id', params: { id: String(licences[0]?.id) } },
    },
  }),
  'promo-code-fails': ({ id, code, product_name, worked_percent, count }, text) => {
    const voters = formatNumber(count);
    return {
      text:
        product_name === null
          ? text.codeFails(code, worked_percent, voters, voteDays)
          : text.codeOfProductFails(code, product_name, worked_percent, voters, voteDays),
      link: {
        label: text.theCode,
        to: { to: '/admin/promocodes/$id', params: { id: String(id) } },
      },
    };
  },
  'content-blocked': ({ directive, page, blocked, reports, first_at }, text) => ({
    text: text.contentBlocked(
      blocked,
      directive,
      text.blockedOn[page],
      formatNumber(reports),
      formatTime(first_at),
    ),
  }),
  'page-slow': ({ page, poor }, text) => ({
    text: text.pageSlow(
      text.slowPages[page],
      poor.map(({ metric, p75 }) => `${metric.toUpperCase()} ${speedText(metric, p75)}`).join(', '),
    ),
    link: { label: text.pageSpeed, to: { to: '/admin/reports/speed' } },
  }),
  'sign-ins-failed': ({ at }, text) => ({
    text: text.signInsFailed(formatTime(at)),
    link: { label: text.securityLog, to: { to: '/admin/settings/security' } },
  }),
  'new-network': ({ name, network, at, others }, text) => ({
    text: text.newNetwork(name, network, formatTime(at), others),
    link: { label: text.securityLog, to: { to: '/admin/settings/security' } },
  }),
  'webhook-stopped': ({ name, error }, text) => ({
    text: text.webhookStopped(name, error),
    link: { label: text.webhooks, to: { to: '/admin/settings/webhooks' } },
  }),
};

export const textOfNotice = <Kind extends Notice['kind']>(
  notice: Extract<Notice, { kind: Kind }>,
  text: Texts,
): NoticeText => noticeTexts[notice.kind as Kind](notice, text);
