import type { ReleaseEmailTexts } from '../../en/email/release.ts';

export const texts: ReleaseEmailTexts = {
  failed: ({ site, link, name, reason }) => ({
    subject: `${site}: “${name}” yayınlanamadı`,
    text: `Merhaba,

“${name}” yayın paketi yayınlanamadı; ${site} sitesinde hiçbir şey değişmedi. Nedeni:

${reason}

Buradan düzeltip yeniden yayınlayabilirsiniz:

${link}
`,
  }),
  late: ({ site, link, name }) => ({
    subject: `${site}: “${name}” gecikti`,
    text: `Merhaba,

“${name}” yayın paketinin şimdiye kadar yayınlanmış olması gerekiyordu. ${site} sunucusunun çalıştığını ve paketin durumunu kontrol edin:

${link}
`,
  }),
  publishedLate: ({ site, link, name }) => ({
    subject: `${site}: “${name}” geç yayınlandı`,
    text: `Merhaba,

${site} sunucusu planlanan dakikada çalışmadığı için “${name}” yayın paketi ancak şimdi yayınlandı. Değişiklikleri artık sitede:

${link}

Artık geçerli değilse oradan geri alabilirsiniz.
`,
  }),
  asked: ({ site, link, count }) => ({
    subject: `${site}: onay bekleyen ${count} değişiklik`,
    text: `Merhaba,

${site} sitesinde yayınlanmadan önce ikinci bir kişinin onaylaması gereken ${count} değişiklik var:

${link}

Bu e-posta saatte en fazla bir kez gönderilir.
`,
  }),
};
