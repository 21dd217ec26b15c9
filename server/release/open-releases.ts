import type { RoomParts } from '../deps.ts';
import type { Proposables } from './proposable.ts';
import { type ReleaseEmails, releaseEmails } from './release-emails.ts';
import { releasePublisher } from './release-publisher.ts';

type Options = {
  emails: { sendText: Parameters<typeof releaseEmails>[0]['sendText'] };
  proposables: Proposables;
  findLanguage: () => Promise<string | undefined>;
};

export function openReleases(
  { settings, database: { db }, logAs }: RoomParts,
  { emails: { sendText }, proposables, findLanguage }: Options,
) {
  const canSend = settings.SMTP_URL !== undefined;
  const emails: ReleaseEmails = releaseEmails({ db, sendText, canSend, findLanguage });
  const onFailure = logAs('A release could not be published');
  return releasePublisher({ db, proposables, emails, onFailure });
}
