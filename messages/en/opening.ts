/** Shown instead of the list of partners while a new portal has none. */
export const texts = {
  soon: 'Opening soon',
  /** Shown to the portal's staff. */
  addPartner: 'Add your first partner',
};

export type OpeningText = typeof texts;
