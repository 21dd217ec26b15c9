/** What isn't live has this colour everywhere in the admin, which isn't used there for anything else but a rarity. */
export const releaseLook = {
  box: 'border border-rarity-rare bg-rarity-rare/10',
  line: 'border-rarity-rare',
  text: 'text-rarity-rare',
  chip: 'rounded-full border border-rarity-rare px-2 text-rarity-rare text-small whitespace-nowrap',
} as const;
