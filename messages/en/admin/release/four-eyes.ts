import type { FieldGroup } from '#contract/release/four-eyes.ts';
import { countedIn } from '../../../counted.ts';

const counted = countedIn('en');

const groups: Record<FieldGroup, { label: string; hint: string }> = {
  terms: { label: 'Terms', hint: 'Bonus terms, codes and expiry dates' },
  links: { label: 'Links', hint: 'Partner links, and which product an offer leads to' },
  rules: { label: 'Rules', hint: 'Market rules, licences and scoring' },
};

export const texts = {
  title: 'Approval',
  explanation:
    'Changes to what you select here go live only after another person has approved them. No one can approve their own changes.',
  approvers: (count: number) =>
    counted(count, {
      one: '{count} person can approve changes. At least two are needed.',
      other: '{count} people can approve changes.',
    }),
  groupsTitle: 'Fields',
  groups,
  kindsTitle: 'Kinds',
  marketsTitle: 'Markets',
  marketsHint: 'All changes to these markets, and to the offers in them.',
  saved: 'Approval rules saved.',
};
