import type { OpeningText } from '../type/opening.ts';

export const texts: OpeningText = {
  soon: 'Çok yakında açılıyoruz',
  addPartner: 'İlk ortağınızı ekleyin',
};
