import type { InvitationTexts } from '../../en/email/invitation.ts';

export const texts: InvitationTexts = ({ site, link }) => ({
  subject: `${site} yönetimine davetiniz`,
  text: `${site} sitesini yönetmeye davet edildiniz.

Bu bağlantıyı çalışacağınız cihazda açın ve giriş için bir geçiş anahtarı ekleyin:
${link}

Bağlantı bir kez ve 48 saat geçerlidir. Kimseye iletmeyin: bağlantıyı açan herkes sizin adınıza giriş yapabilir.
Bu daveti beklemiyorsanız bu e-postayı yok sayabilirsiniz.
`,
});
