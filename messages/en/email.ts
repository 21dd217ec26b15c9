/** Each e-mail to a visitor says what to do when its reader did not ask for it. */
type Facts = { site: string; link: string };

export const texts = {
  welcome: ({ site, link }: Facts) => ({
    subject: `Your account at ${site}`,
    text: `Hello,

choose a password, and your account at ${site} is ready:

${link}

The link works once, for an hour. Was it not you who asked? Then do nothing: without a password there is no account.
`,
  }),
  reset: ({ site, link }: Facts) => ({
    subject: `A new password at ${site}`,
    text: `Hello,

somebody asked for a password, or for an account, with your address. You have an account already. To choose a new password for it:

${link}

The link works once, for an hour, and ends every session of yours. Was it not you who asked? Then do nothing: your password stays as it is.
`,
  }),
  confirmEmail: ({ site, link }: Facts) => ({
    subject: `Confirm your address at ${site}`,
    text: `Hello,

somebody asked for this to become the address of an account at ${site}. Nothing has changed yet. To confirm it:

${link}

The link works once, for an hour. Was it not you who asked? Then do nothing, and nothing changes.
`,
  }),
  emailChangeRequested: ({ site, link }: Facts) => ({
    subject: `Another address for your account at ${site}?`,
    text: `Hello,

somebody who knows your password asked for another address for your account at ${site}. Nothing has changed yet: it will when the e-mail to the other address is confirmed, within an hour.

Was it not you? Then stop it here, and choose a new password afterwards:

${link}
`,
  }),
  emailChanged: ({ site, link }: Facts) => ({
    subject: `Your account at ${site} has another address`,
    text: `Hello,

the address of your account at ${site} was changed, as was asked for. From now on its letters go to the new one; this is the last to this address.

Was it not you? Then write to us:

${link}
`,
  }),
  passwordChanged: ({ site, link }: Facts) => ({
    subject: `Your password at ${site} was changed`,
    text: `Hello,

the password of your account at ${site} was changed, and every other session of yours has ended.

Was it not you? Then choose a new one now, by "Forgotten your password?":

${link}
`,
  }),
  deleted: ({ site, link }: Facts) => ({
    subject: `Your account at ${site} is deleted`,
    text: `Hello,

your account at ${site} is deleted, with everything that was kept in it. This is the last e-mail about it.

The site is open to you without an account as well:

${link}
`,
  }),
  inquiry: ({ site, link }: Facts) => ({
    subject: `A new inquiry at ${site}`,
    text: `Hello,

somebody wrote to ${site}. The inquiry waits in the inbox:

${link}

You get this e-mail because the settings of the site name this address.
`,
  }),
};

export type EmailTexts = typeof texts;
