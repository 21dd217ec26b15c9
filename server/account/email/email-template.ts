/** Each e-mail to a visitor says what to do when its reader did not ask for it. */
import type { Language } from '#contract/language.ts';

type Facts = { site: string; link: string };
type Text = { subject: string; text: string };

export type EmailKind =
  | 'welcome'
  | 'reset'
  | 'confirmEmail'
  | 'emailChangeRequested'
  | 'emailChanged'
  | 'passwordChanged'
  | 'deleted';

const en: Record<EmailKind, (facts: Facts) => Text> = {
  welcome: ({ site, link }) => ({
    subject: `Your account at ${site}`,
    text: `Hello,

choose a password, and your account at ${site} is ready:

${link}

The link works once, for an hour. Was it not you who asked? Then do nothing: without a password there is no account.
`,
  }),
  reset: ({ site, link }) => ({
    subject: `A new password at ${site}`,
    text: `Hello,

somebody asked for a password, or for an account, with your address. You have an account already. To choose a new password for it:

${link}

The link works once, for an hour, and ends every session of yours. Was it not you who asked? Then do nothing: your password stays as it is.
`,
  }),
  confirmEmail: ({ site, link }) => ({
    subject: `Confirm your address at ${site}`,
    text: `Hello,

somebody asked for this to become the address of an account at ${site}. Nothing has changed yet. To confirm it:

${link}

The link works once, for an hour. Was it not you who asked? Then do nothing, and nothing changes.
`,
  }),
  emailChangeRequested: ({ site, link }) => ({
    subject: `Another address for your account at ${site}?`,
    text: `Hello,

somebody who knows your password asked for another address for your account at ${site}. Nothing has changed yet: it will when the letter to the other address is confirmed, within an hour.

Was it not you? Then stop it here, and choose a new password afterwards:

${link}
`,
  }),
  emailChanged: ({ site, link }) => ({
    subject: `Your account at ${site} has another address`,
    text: `Hello,

the address of your account at ${site} was changed, as was asked for. From now on its letters go to the new one; this is the last to this address.

Was it not you? Then write to us:

${link}
`,
  }),
  passwordChanged: ({ site, link }) => ({
    subject: `Your password at ${site} was changed`,
    text: `Hello,

the password of your account at ${site} was changed, and every other session of yours has ended.

Was it not you? Then choose a new one now, by "Forgotten your password?":

${link}
`,
  }),
  deleted: ({ site, link }) => ({
    subject: `Your account at ${site} is deleted`,
    text: `Hello,

your account at ${site} is deleted, with everything that was kept in it. This is the last letter about it.

The site is open to you without an account as well:

${link}
`,
  }),
};

const tr: Record<EmailKind, (facts: Facts) => Text> = {
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
};

const templates: Record<Language, typeof en> = { en, tr };

export const emailText = (language: Language, kind: EmailKind, facts: Facts): Text =>
  templates[language][kind](facts);
