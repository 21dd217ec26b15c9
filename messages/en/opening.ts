/** Shown where a new portal without partners would list them. */
export const texts = {
  soon: 'Opening soon',
  /** Shown to the portal's staff. */
  addPartner: 'Add your first partner',
};

export type OpeningText = typeof texts;
