/** Where the frame of every page leads, beside the sections. */
export const pages: Record<
  'signIn' | 'account' | 'promoCodes' | 'support' | 'about' | 'partners' | 'contact',
  string
> = {
  signIn: '/signin',
  account: '/account',
  promoCodes: '/promocodes',
  support: '/support',
  about: '/about',
  partners: '/partners',
  contact: '/contact',
};
