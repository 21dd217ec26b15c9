import type { LoggedPostback } from '#contract/partner/conversion.ts';
import type { PostbackOutcome } from '#contract/partner/conversion-event.ts';
import type { AdminTexts } from '../../../../messages/en/admin/admin.ts';
import type { Status } from '../../list/row-status.ts';

export const outcomeTones: Record<PostbackOutcome, Status['tone']> = {
  counted: 'good',
  repeated: 'quiet',
  refused: 'bad',
  'wrong key': 'bad',
};

/** Describes why a postback was refused, and for which parameter. */
export const reasonsOf = (
  { outcome, errors }: Pick<LoggedPostback, 'outcome' | 'errors'>,
  { conversion, refusal }: Pick<AdminTexts, 'conversion' | 'refusal'>,
): string[] =>
  outcome === 'wrong key'
    ? [conversion.log.wrongKey]
    : errors.map(({ path, message }) => faultText({ path, message }, refusal));

export const faultText = (
  { path, message }: LoggedPostback['errors'][number],
  { translate }: AdminTexts['refusal'],
) => [path, translate(message)].filter((part) => part !== '').join(': ');
