type Change = { now: string; change: string | undefined };

export type MonthlyReportFacts = {
  site: string;
  month: string;
  clicks: Change;
  signups: Change;
  deposits: Change;
  earnings: Change[];
  top: { name: string; clicks: string }[];
  /** Only if an owner included it. */
  money: MonthlyMoney | undefined;
  link: string;
};

/** An amount is undefined if it can't be converted. */
type Amounts = Record<'earned' | 'stated' | 'paid' | 'open', string | undefined>;
export type MonthlyMoney = Amounts & {
  flags: number;
  programmes: (Amounts & { name: string })[];
};

const compared = ({ now, change }: Change) =>
  change ? `${now} (${change} vs. previous period)` : now;

const unknown = 'no exchange rate';

const moneyText = ({ earned, stated, paid, open, flags, programmes }: MonthlyMoney) => `
Money, as programmes report it:
Earned: ${earned ?? unknown}
Stated: ${stated ?? unknown}
Paid: ${paid ?? unknown}
Open: ${open ?? unknown}
To look at: ${flags}

${programmes
  .map(
    (one) =>
      `${one.name}: earned ${one.earned ?? unknown}, stated ${one.stated ?? unknown}, paid ${one.paid ?? unknown}, open ${one.open ?? unknown}`,
  )
  .join('\n')}
`;

export const texts = {
  subject: ({ site, month }: MonthlyReportFacts) => `${site} in ${month}`,
  text: ({
    site,
    month,
    clicks,
    signups,
    deposits,
    earnings,
    top,
    money,
    link,
  }: MonthlyReportFacts) =>
    `Hello,

Here are the figures for ${site} in ${month}:

Clicks: ${compared(clicks)}
Sign-ups: ${compared(signups)}
Deposits: ${compared(deposits)}
${earnings.map((sum) => `Earnings: ${compared(sum)}\n`).join('')}${
  top.length > 0
    ? `\nMost clicks:\n${top.map(({ name, clicks }, index) => `${index + 1}. ${name}: ${clicks}`).join('\n')}\n`
    : ''
}${money ? moneyText(money) : ''}
The full report:

${link}

An owner turned on this monthly email under Reports and can turn it off there.
`,
};
export type MonthlyReportTexts = typeof texts;
