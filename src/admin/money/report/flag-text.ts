import type { MoneyFlag } from '#contract/money/money-report.ts';
import type { AdminTexts } from '../../../../messages/en/admin/admin.ts';
import { formatPercent } from '../../../../messages/format-number.ts';
import { formatDay, formatNumber } from '../../format.ts';
import { adminLanguage } from '../../language.ts';
import { amountText, moneyDayText, signedText } from '../money-text.ts';

type Kind = MoneyFlag['kind'];
type Texts = AdminTexts['moneyReport']['flags'];
type Describe<K extends Kind> = (flag: Extract<MoneyFlag, { kind: K }>, text: Texts) => string;

/** `less` and `more` get the difference without its sign. */
const compared = (
  { difference, currency }: { difference: number; currency: string },
  less: (amount: string) => string,
  more: (amount: string) => string,
) => (difference < 0 ? less : more)(amountText(Math.abs(difference), currency));

const describe: { [K in Kind]: Describe<K> } = {
  'few-visits': ({ visits, clicks }, text) =>
    text.fewVisits(
      formatNumber(visits),
      formatNumber(clicks),
      formatPercent(clicks === 0 ? 0 : Math.round((visits / clicks) * 100), adminLanguage()),
    ),
  'postbacks-differ': ({ event, postbacks, stated }, text) =>
    (event === 'signup' ? text.signUpsDiffer : text.depositsDiffer)(
      formatNumber(postbacks),
      formatNumber(stated),
    ),
  fell: ({ day, visits, median }, text) =>
    text.fell(moneyDayText(day), formatNumber(visits), formatNumber(median)),
  late: ({ days, due_on }, text) => text.late(days, moneyDayText(due_on)),
  'no-deal': ({ from, to }, text) => text.noDeal(moneyDayText(from), moneyDayText(to)),
  'deal-ended': ({ to }, text) => text.dealEnded(moneyDayText(to)),
  'deal-backdated': ({ actor, changed_at, acts_from, reason }, text) =>
    [
      text.backdated(actor, formatDay(changed_at), moneyDayText(acts_from)),
      ...(reason ? [text.reason(reason)] : []),
    ].join(' '),
  'earned-differs': (flag, text) => compared(flag, text.paysLess, text.paysMore),
  'stated-differs': (flag, text) => compared(flag, text.statesLess, text.statesMore),
  'changed-since': ({ difference, currency }, text) =>
    text.changedSince(signedText(difference, currency)),
  'days-missing': ({ days }, text) => text.daysMissing(days),
};

/** Returns a sentence that says what to look at. */
export const flagText = <K extends Kind>(flag: Extract<MoneyFlag, { kind: K }>, text: Texts) =>
  (describe[flag.kind as K] as Describe<K>)(flag, text);
