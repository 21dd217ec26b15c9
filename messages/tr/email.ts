import type { EmailTexts } from '../en/email.ts';

export const texts: EmailTexts = {
  welcome: ({ site, link }) => ({
    subject: `${site} hesabınız`,
    text: `Merhaba,

bir parola seçin; ${site} hesabınız hazır olsun:

${link}

Bağlantı bir saat boyunca ve yalnızca bir kez geçerlidir. Bunu siz istemediyseniz bir şey yapmanız gerekmez: parola seçilmeden hesap açılmaz.
`,
  }),
  reset: ({ site, link }) => ({
    subject: `${site} için yeni parola`,
    text: `Merhaba,

birisi adresinizle parola ya da hesap istedi. Zaten bir hesabınız var. Bu hesaba yeni bir parola belirlemek için:

${link}

Bağlantı bir saat boyunca ve yalnızca bir kez geçerlidir; kullanıldığında bütün oturumlarınız kapanır. Bunu siz istemediyseniz bir şey yapmanız gerekmez: parolanız olduğu gibi kalır.
`,
  }),
  confirmEmail: ({ site, link }) => ({
    subject: `${site} için adresinizi onaylayın`,
    text: `Merhaba,

birisi bu adresin bir ${site} hesabının e-posta adresi olmasını istedi. Henüz hiçbir şey değişmedi. Onaylamak için:

${link}

Bağlantı bir saat boyunca ve yalnızca bir kez geçerlidir. Bunu siz istemediyseniz bir şey yapmanız gerekmez; hiçbir şey değişmez.
`,
  }),
  emailChangeRequested: ({ site, link }) => ({
    subject: `${site} hesabınız için başka bir adres istendi`,
    text: `Merhaba,

parolanızı bilen birisi ${site} hesabınız için başka bir e-posta adresi istedi. Henüz hiçbir şey değişmedi: değişiklik, diğer adrese giden e-posta bir saat içinde onaylanırsa yapılır.

Bu siz değilseniz değişikliği buradan durdurun, ardından yeni bir parola seçin:

${link}
`,
  }),
  emailChanged: ({ site, link }) => ({
    subject: `${site} hesabınızın e-posta adresi değişti`,
    text: `Merhaba,

${site} hesabınızın e-posta adresi istendiği gibi değiştirildi. E-postalar artık yeni adrese gönderilecek; bu adrese gelen son e-posta budur.

Bu siz değilseniz bize yazın:

${link}
`,
  }),
  passwordChanged: ({ site, link }) => ({
    subject: `${site} parolanız değiştirildi`,
    text: `Merhaba,

${site} hesabınızın parolası değiştirildi ve diğer bütün oturumlarınız kapatıldı.

Bu siz değilseniz hemen “Parolanızı mı unuttunuz?” bölümünden yeni bir parola seçin:

${link}
`,
  }),
  deleted: ({ site, link }) => ({
    subject: `${site} hesabınız silindi`,
    text: `Merhaba,

${site} hesabınız, içindeki her şeyle birlikte silindi. Bu hesapla ilgili son e-posta budur.

Siteyi hesapsız da kullanabilirsiniz:

${link}
`,
  }),
  inquiry: ({ site, link }) => ({
    subject: `${site} sitesinde yeni bir mesaj`,
    text: `Merhaba,

biri ${site} sitesine yazdı. Mesaj gelen kutusunda bekliyor:

${link}

Bu e-posta, sitenin ayarlarında bu adres yazdığı için geldi.
`,
  }),
};
