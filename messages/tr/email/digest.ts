import type { DigestTexts } from '../../en/email/digest.ts';

const categories: Record<string, string> = {
  casino: 'Casinolar',
  bets: 'Bahis siteleri',
  bonuses: 'Bonuslar',
};

export const texts: DigestTexts = ({ site, account, unsubscribe, total, more, sections }) => ({
  subject: `${site}: takip ettiklerinizde ${total} yenilik`,
  text: `Dünden bu yana yeni:

${sections
  .map(({ kind, target, name, items }) => {
    const title =
      kind === 'codes' ? 'Yeni promosyon kodları' : (name ?? categories[target] ?? target);
    return `${title}\n${items.map((item) => `- ${item.title}\n  ${item.link}`).join('\n')}`;
  })
  .join('\n\n')}
${more > 0 ? `\nVe ${more} yenilik daha.\n` : ''}
Kumar risk içerir: yatırdığınızı kaybedebilirsiniz. Tekliflerin koşulları vardır ve komisyon kazanabiliriz.

Bu e-postayı, ${site} sitesinde bunları takip ettiğiniz ve e-posta almayı kabul ettiğiniz için alıyorsunuz. Takip ettiklerinizi değiştirin:
${account}

Abonelikten çıkın:
${unsubscribe}
`,
});
