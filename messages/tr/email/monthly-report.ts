import type { MonthlyReportTexts } from '../../en/email/monthly-report.ts';

type Change = { now: string; change: string | undefined };

const compared = ({ now, change }: Change) =>
  change ? `${now} (önceki döneme göre ${change})` : now;

export const texts: MonthlyReportTexts = {
  subject: ({ site, month }) => `${site}: ${month} raporu`,
  text: ({ site, month, clicks, signups, deposits, earnings, top, link }) =>
    `Merhaba,

${site} sitesinin ${month} özeti:

Tıklamalar: ${compared(clicks)}
Kayıtlar: ${compared(signups)}
Yatırımlar: ${compared(deposits)}
${earnings.map((sum) => `Kazançlar: ${compared(sum)}\n`).join('')}${
  top.length > 0
    ? `\nEn çok tıklananlar:\n${top.map(({ name, clicks }, index) => `${index + 1}. ${name}: ${clicks}`).join('\n')}\n`
    : ''
}
Raporun tamamı:

${link}

Bu aylık e-postayı bir site sahibi Raporlar ekranında açtı; aynı yerden kapatabilir.
`,
};
