import type { EmailTexts } from '../../en/email/email.ts';

export const texts: EmailTexts = {
  welcome: ({ site, link }) => ({
    subject: `${site} hesabınız`,
    text: `Merhaba,

${site} hesabınızı açmak için bir parola belirleyin:

${link}

Bağlantı bir saat boyunca ve yalnızca bir kez geçerlidir. Bu isteği siz yapmadıysanız bu e-postayı dikkate almayın: parola belirlenmeden hesap açılmaz.
`,
  }),
  reset: ({ site, link }) => ({
    subject: `${site} için yeni parola`,
    text: `Merhaba,

Adresinizle bir parola ya da hesap istendi. Zaten bir hesabınız var. Yeni bir parola belirlemek için:

${link}

Bağlantı bir saat boyunca ve yalnızca bir kez geçerlidir; kullandığınızda tüm oturumlarınız kapatılır. Bu isteği siz yapmadıysanız bu e-postayı dikkate almayın: parolanız değişmez.
`,
  }),
  confirmEmail: ({ site, link }) => ({
    subject: `${site} için adresinizi onaylayın`,
    text: `Merhaba,

Bu adresin bir ${site} hesabında kullanılması istendi. Henüz hiçbir şey değişmedi. Adresi onaylamak için:

${link}

Bağlantı bir saat boyunca ve yalnızca bir kez geçerlidir. Bu isteği siz yapmadıysanız bu e-postayı dikkate almayın; hiçbir şey değişmez.
`,
  }),
  emailChangeRequested: ({ site, link }) => ({
    subject: `${site} hesabınız için adres değişikliği istendi`,
    text: `Merhaba,

Parolanızı bilen biri ${site} hesabınızın adresini değiştirmek istedi. Henüz hiçbir şey değişmedi: değişiklik, bir saat içinde yeni adresten onaylanırsa geçerli olur.

Bunu siz yapmadıysanız değişikliği buradan iptal edin, ardından yeni bir parola belirleyin:

${link}
`,
  }),
  emailChanged: ({ site, link }) => ({
    subject: `${site} hesabınızın e-posta adresi değişti`,
    text: `Merhaba,

${site} hesabınızın e-posta adresi isteğiniz üzerine değiştirildi. Bundan sonra yeni adresinize yazacağız; bu adrese gönderilen son e-posta budur.

Bunu siz yapmadıysanız bize yazın:

${link}
`,
  }),
  passwordChanged: ({ site, link }) => ({
    subject: `${site} parolanız değiştirildi`,
    text: `Merhaba,

${site} hesabınızın parolası değiştirildi ve diğer tüm oturumlarınız kapatıldı.

Bunu siz yapmadıysanız “Parolanızı mı unuttunuz?” bağlantısıyla hemen yeni bir parola belirleyin:

${link}
`,
  }),
  deleted: ({ site, link }) => ({
    subject: `${site} hesabınız silindi`,
    text: `Merhaba,

${site} hesabınız, içindeki her şeyle birlikte silindi. Bu hesapla ilgili gönderdiğimiz son e-posta budur.

Siteyi hesapsız da kullanabilirsiniz:

${link}
`,
  }),
  inquiry: ({ site, link }) => ({
    subject: `${site} için yeni mesaj`,
    text: `Merhaba,

${site} sitesine yeni bir mesaj geldi. Mesaj gelen kutusunda:

${link}

Bu e-postayı, adresiniz site ayarlarında kayıtlı olduğu için aldınız.
`,
  }),
};
