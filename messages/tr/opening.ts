import type { OpeningText } from '../en/opening.ts';

export const texts: OpeningText = {
  soon: 'Çok yakında açılıyoruz',
  addPartner: 'İlk ortağınızı ekleyin',
};
