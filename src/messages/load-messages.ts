import type { Language } from '#contract/language.ts';
import type { Messages } from './en/common.ts';

/** One language for one visitor: the other stays on the server. */
export const loadMessages: Record<Language, () => Promise<Messages>> = {
  en: async () => (await import('./en/common.ts')).en,
  tr: async () => (await import('./tr/common.ts')).tr,
};
