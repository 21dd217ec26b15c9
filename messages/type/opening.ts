/** Shown where a new portal without partners would list them. */
export type OpeningText = {
  soon: string;
  /** Shown to the portal's staff. */
  addPartner: string;
};
