import type { MonthlyMoney, MonthlyReportTexts } from '../../en/email/monthly-report.ts';

type Change = { now: string; change: string | undefined };

const compared = ({ now, change }: Change) =>
  change ? `${now} (önceki döneme göre ${change})` : now;

const unknown = 'kur yok';

const moneyText = ({ earned, stated, paid, open, flags, programmes }: MonthlyMoney) => `
Programların bildirdiğine göre para:
Kazanç: ${earned ?? unknown}
Beyan: ${stated ?? unknown}
Ödenen: ${paid ?? unknown}
Açık: ${open ?? unknown}
Bakılması gerekenler: ${flags}

${programmes
  .map(
    (one) =>
      `${one.name}: kazanç ${one.earned ?? unknown}, beyan ${one.stated ?? unknown}, ödenen ${one.paid ?? unknown}, açık ${one.open ?? unknown}`,
  )
  .join('\n')}
`;

export const texts: MonthlyReportTexts = {
  subject: ({ site, month }) => `${site}: ${month} raporu`,
  text: ({ site, month, clicks, signups, deposits, earnings, top, money, link }) =>
    `Merhaba,

${site} sitesinin ${month} özeti:

Tıklamalar: ${compared(clicks)}
Kayıtlar: ${compared(signups)}
Yatırımlar: ${compared(deposits)}
${earnings.map((sum) => `Kazançlar: ${compared(sum)}\n`).join('')}${
  top.length > 0
    ? `\nEn çok tıklananlar:\n${top.map(({ name, clicks }, index) => `${index + 1}. ${name}: ${clicks}`).join('\n')}\n`
    : ''
}${money ? moneyText(money) : ''}
Raporun tamamı:

${link}

Bu aylık e-postayı bir site sahibi Raporlar ekranında açtı; aynı yerden kapatabilir.
`,
};
