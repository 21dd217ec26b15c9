import type { Deal } from '#contract/money/deal.ts';

type Days = Pick<Deal, 'from' | 'to'>;

export const isInForce = ({ from, to }: Days, today: string) =>
  from <= today && (to === null || to >= today);

export const dealState = (deal: Days, today: string) => {
  if (isInForce(deal, today)) return 'inForce';
  return deal.from > today ? 'planned' : 'ended';
};
