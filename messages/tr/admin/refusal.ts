import type { texts as english } from '../../en/admin/refusal.ts';
import { translateServerMessage } from '../../translate-server-message.ts';
import { fieldMessages } from './server-message/field.ts';
import { fileMessages } from './server-message/file.ts';
import { imageMessages } from './server-message/image.ts';
import { moneyMessages } from './server-message/money.ts';
import { moveInMessages } from './server-message/move-in.ts';
import { pageMessages } from './server-message/page.ts';
import { pictureMessages } from './server-message/picture.ts';
import { reasons } from './server-message/reason.ts';
import { refusals } from './server-message/refusal.ts';
import { releaseMessages } from './server-message/release.ts';
import { richTextMessages } from './server-message/rich-text.ts';

export const sentences = {
  ...pageMessages,
  ...imageMessages,
  ...richTextMessages,
  ...fieldMessages,
  ...fileMessages,
  ...moneyMessages,
  ...moveInMessages,
  ...pictureMessages,
  ...releaseMessages,
  ...refusals,
};

export const texts: typeof english = {
  unreachable: 'Sunucuya ulaşılamıyor. Bağlantınızı kontrol edip tekrar deneyin.',
  tooLarge: 'Bu dosya, sunucunun (ya da önündeki vekil sunucunun) kabul ettiğinden büyük.',
  unknown: 'Bir şeyler ters gitti. Tekrar deneyin.',
  translate: translateServerMessage(sentences, reasons),
};
