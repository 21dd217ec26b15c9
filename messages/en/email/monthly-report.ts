type Change = { now: string; change: string | undefined };

export type MonthlyReportFacts = {
  site: string;
  month: string;
  clicks: Change;
  signups: Change;
  deposits: Change;
  earnings: Change[];
  top: { name: string; clicks: string }[];
  link: string;
};

const compared = ({ now, change }: Change) =>
  change ? `${now} (${change} vs. previous period)` : now;

export const texts = {
  subject: ({ site, month }: MonthlyReportFacts) => `${site} in ${month}`,
  text: ({ site, month, clicks, signups, deposits, earnings, top, link }: MonthlyReportFacts) =>
    `Hello,

Here are the figures for ${site} in ${month}:

Clicks: ${compared(clicks)}
Sign-ups: ${compared(signups)}
Deposits: ${compared(deposits)}
${earnings.map((sum) => `Earnings: ${compared(sum)}\n`).join('')}${
  top.length > 0
    ? `\nMost clicks:\n${top.map(({ name, clicks }, index) => `${index + 1}. ${name}: ${clicks}`).join('\n')}\n`
    : ''
}
The full report:

${link}

An owner turned on this monthly email under Reports and can turn it off there.
`,
};
export type MonthlyReportTexts = typeof texts;
