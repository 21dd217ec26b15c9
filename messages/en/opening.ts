import type { OpeningText } from '../type/opening.ts';

export const texts: OpeningText = {
  soon: 'Opening soon',
  addPartner: 'Add your first partner',
};
