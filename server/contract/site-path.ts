/** The path of each page, without its language. `pathIn` adds the language, and `src/routes` has a file for each path. */
const paths = {
  home: '/',
  casino: '/casino',
  bets: '/bets',
  bonuses: '/bonuses',
  promoCodes: '/promocodes',
  search: '/search',
  support: '/support',
  about: '/about',
  partners: '/partners',
  contact: '/contact',
  account: '/account',
  signIn: '/signin',
  signInReady: '/signin/ready',
  password: '/signin/password',
  emailConfirm: '/signin/confirm',
  emailStop: '/signin/stop',
  signOut: '/signout',
};

/** Plain strings, because the router knows some of these pages by a pattern, such as `/promocodes/{-$page}`. */
export const sitePath: Record<keyof typeof paths, string> = paths;

export const productPath = (id: number) => `${sitePath.casino}/${id}`;

/** A notice is a page that says what happened, such as that an e-mail was sent. */
export type Notice = 'sent' | 'confirmed' | 'stopped' | 'expired' | 'deleted';

export const noticePath = (notice: Notice) => `${sitePath.signIn}/${notice}`;
