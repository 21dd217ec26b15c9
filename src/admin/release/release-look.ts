/** Marks changes that aren't live yet, everywhere in the admin. Only a rarity has the same color. */
export const releaseLook = {
  box: 'border border-rarity-rare bg-rarity-rare/10',
  line: 'border-rarity-rare',
  text: 'text-rarity-rare',
  chip: 'rounded-full border border-rarity-rare px-2 text-rarity-rare text-small whitespace-nowrap',
} as const;
