import type { texts as english } from '../../en/admin/refusal.ts';
import { translateBy } from '../../known-sentence.ts';
import { contentSentences } from './sentence/content.ts';
import { fieldSentences } from './sentence/field.ts';
import { fileSentences } from './sentence/file.ts';
import { refusals } from './sentence/refusal.ts';

export const sentences = { ...contentSentences, ...fieldSentences, ...fileSentences, ...refusals };

export const texts: typeof english = {
  unreachable: 'Sunucuya ulaşılamıyor. Bağlantınızı denetleyip yeniden deneyin.',
  unknown: 'Bir şeyler ters gitti. Yeniden deneyin.',
  translate: translateBy(sentences),
};
