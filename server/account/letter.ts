/** What is written to visitors; each letter says what to do where it was not asked for. */
import type { Language } from '#contract/field.ts';

type Facts = { site: string; link: string };
type Text = { subject: string; text: string };

export type LetterKind = 'welcome' | 'reset' | 'newAddress' | 'addressChange';

const en: Record<LetterKind, (facts: Facts) => Text> = {
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
  newAddress: ({ site, link }) => ({
    subject: `Confirm your address at ${site}`,
    text: `Hello,

from now on this is to be the address of an account at ${site}. To confirm it:

${link}

The link works for an hour. Was it not you who asked? Then do nothing, and nothing changes.
`,
  }),
  addressChange: ({ site, link }) => ({
    subject: `Your address at ${site} is about to change`,
    text: `Hello,

somebody who knows your password asked for another address of your account at ${site}. Nothing has changed until the other address is confirmed.

Was it not you? Then choose a new password now, which ends every session:

${link}
`,
  }),
};

const tr: Record<LetterKind, (facts: Facts) => Text> = {
  welcome: ({ site, link }) => ({
    subject: `${site} hesabınız`,
    text: `Merhaba,

bir parola seçin; ${site} hesabınız hazır olsun:

${link}

Bağlantı bir saat boyunca ve yalnızca bir kez çalışır. Bunu siz istemediyseniz bir şey yapmanız gerekmez: parola seçilmeden hesap açılmaz.
`,
  }),
  reset: ({ site, link }) => ({
    subject: `${site} için yeni parola`,
    text: `Merhaba,

birisi adresinizle parola ya da hesap istedi. Zaten bir hesabınız var. Ona yeni bir parola seçmek için:

${link}

Bağlantı bir saat boyunca ve yalnızca bir kez çalışır; bütün oturumlarınızı kapatır. Bunu siz istemediyseniz bir şey yapmanız gerekmez: parolanız olduğu gibi kalır.
`,
  }),
  newAddress: ({ site, link }) => ({
    subject: `${site} için adresinizi onaylayın`,
    text: `Merhaba,

bir ${site} hesabının adresi bundan böyle bu olacak. Onaylamak için:

${link}

Bağlantı bir saat boyunca çalışır. Bunu siz istemediyseniz bir şey yapmanız gerekmez; hiçbir şey değişmez.
`,
  }),
  addressChange: ({ site, link }) => ({
    subject: `${site} adresiniz değişmek üzere`,
    text: `Merhaba,

parolanızı bilen birisi ${site} hesabınız için başka bir adres istedi. Yeni adres onaylanana kadar hiçbir şey değişmez.

Bu siz değilseniz hemen yeni bir parola seçin; bütün oturumlar kapanır:

${link}
`,
  }),
};

const letters: Record<Language, typeof en> = { en, tr };

export const letterOf = (language: Language, kind: LetterKind, facts: Facts): Text =>
  letters[language][kind](facts);
