import type { Rarity } from '#contract/catalogue/promo-code.ts';
import { useMessages } from '../../page-context.ts';

const colour: Record<Rarity, string> = {
  common: 'bg-rarity-common',
  uncommon: 'bg-rarity-uncommon',
  rare: 'bg-rarity-rare',
  epic: 'bg-rarity-epic',
  legendary: 'bg-rarity-legendary',
};

export const RarityChip = ({ rarity }: { rarity: Rarity }) => (
  <p
    className={`absolute bottom-2 left-2 rounded-full px-2.5 py-0.5 font-strong text-ground text-small ${colour[rarity]}`}
  >
    {useMessages().ticket.rarities[rarity]}
  </p>
);
