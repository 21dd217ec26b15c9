/** Where the frame of every page leads, beside the sections. */
export const pages: Record<
  'signIn' | 'promoCodes' | 'support' | 'about' | 'partners' | 'contact',
  string
> = {
  signIn: '/signin',
  promoCodes: '/promocodes',
  support: '/support',
  about: '/about',
  partners: '/partners',
  contact: '/contact',
};
