/** Every email to a visitor explains what to do if they didn't request it. */
type Facts = { site: string; link: string };

export const texts = {
  welcome: ({ site, link }: Facts) => ({
    subject: `Your account at ${site}`,
    text: `Hello,

To finish setting up your account at ${site}, choose a password:

${link}

The link works once and expires in an hour. If you didn't request this, you can ignore this email: no account is created until a password is chosen.
`,
  }),
  reset: ({ site, link }: Facts) => ({
    subject: `Choose a new password for ${site}`,
    text: `Hello,

Someone tried to reset your password or create an account with your email address. You already have an account. To choose a new password for it:

${link}

The link works once and expires in an hour. Using it signs you out of all your sessions. If you didn't request this, you can ignore this email: your password won't change.
`,
  }),
  confirmEmail: ({ site, link }: Facts) => ({
    subject: `Confirm your address at ${site}`,
    text: `Hello,

Someone asked to use this address for an account at ${site}. Nothing has changed yet. To confirm the address:

${link}

The link works once and expires in an hour. If you didn't request this, you can ignore this email, and nothing will change.
`,
  }),
  emailChangeRequested: ({ site, link }: Facts) => ({
    subject: `Address change requested for your account at ${site}`,
    text: `Hello,

Someone who knows your password asked to change the email address for your account at ${site}. Nothing has changed yet. The change takes effect if it is confirmed from the new address within an hour.

If this wasn't you, cancel the change here, then choose a new password:

${link}
`,
  }),
  emailChanged: ({ site, link }: Facts) => ({
    subject: `The email address for your account at ${site} has changed`,
    text: `Hello,

The email address for your account at ${site} was changed as requested. From now on we'll write to the new address. We won't send any more email to this address.

If this wasn't you, contact us:

${link}
`,
  }),
  passwordChanged: ({ site, link }: Facts) => ({
    subject: `Your ${site} password was changed`,
    text: `Hello,

The password of your account at ${site} was changed, and you were signed out everywhere else.

If this wasn't you, choose a new password now with "Forgot your password?":

${link}
`,
  }),
  deleted: ({ site, link }: Facts) => ({
    subject: `Your account at ${site} has been deleted`,
    text: `Hello,

Your account at ${site} has been deleted, along with everything in it. This is the last email about it.

You can still use the site without an account:

${link}
`,
  }),
  inquiry: ({ site, link }: Facts) => ({
    subject: `New inquiry at ${site}`,
    text: `Hello,

Someone wrote to ${site}. Their message is in the inbox:

${link}

You're receiving this email because your address is set in the site's settings.
`,
  }),
};

export type EmailTexts = typeof texts;
