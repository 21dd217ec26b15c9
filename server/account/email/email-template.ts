import type { Language } from '#contract/language.ts';
import type { EmailTexts } from '../../../src/messages/en/email.ts';

export type EmailKind = keyof EmailTexts;

export async function emailText(
  language: Language,
  kind: EmailKind,
  facts: { site: string; link: string },
): Promise<{ subject: string; text: string }> {
  const messages: { texts: EmailTexts } = await import(
    `../../../src/messages/${language}/email.ts`
  );
  return messages.texts[kind](facts);
}
