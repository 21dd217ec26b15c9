import type { SecurityAlertTexts } from '../../en/email/security-alert.ts';

export const texts: SecurityAlertTexts = {
  failures: ({ site, count, since, link }) => ({
    subject: `${site}: başarısız giriş denemeleri`,
    text: `Merhaba,

${site} yönetim paneline ${since} tarihinden beri en az ${count} giriş denemesi başarısız oldu.

Denemelerin nereden geldiğini güvenlik günlüğünde görebilirsiniz:

${link}

Ekibinizden biri anahtarını yanlış girmediyse birisi tahmin etmeye çalışıyor olabilir. Bu denemelerin hiçbiriyle giriş yapılamadı.

Başarısız denemeler için günde en fazla bir e-posta gönderilir. Sonraki denemeler bir sonraki e-postada bildirilir.
`,
  }),
  newNetwork: ({ site, name, network, time, others, link }) => ({
    subject: `${site}: yeni bir ağdan giriş`,
    text: `Merhaba,

${name}, ${site} yönetim paneline yeni bir ağdan giriş yaptı: ${network}, ${time}.
${others > 0 ? `Yeni ağlardan ${others} giriş daha yapıldı.\n` : ''}
Giriş yapan ${name} değilse oturumu sonlandırın ve anahtarı iptal edin:

${link}
`,
  }),
};
