/** Invites a person to add a passkey. */
export const texts = ({ site, link }: { site: string; link: string }) => ({
  subject: `Your invitation to ${site}`,
  text: `You're invited to manage ${site}.

Open this link on the device you'll work with, and add a passkey to sign in:
${link}

The link works once and expires in 48 hours. Don't forward it: anyone who opens it can sign in as you.
If you weren't expecting this, you can ignore this email.
`,
});

export type InvitationTexts = typeof texts;
