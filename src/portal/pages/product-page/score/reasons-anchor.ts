/** The section that explains the rating, to which the rating links. */
export const reasonsAnchor = 'why-this-rating';
