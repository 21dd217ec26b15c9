/** Plain strings with placeholders, so that pages can send them to the browser. */
export const texts = {
  title: 'What fits me?',
  heading: 'WHAT FITS ME?',
  description:
    'Answer three questions to see three casinos that fit, with the facts behind each of them.',
  intro:
    'Answer as many as you like. You don’t need an account, and your answers are only kept in the address of this page, which you can share.',
  payment: 'How do you want to pay?',
  deposit: 'How much would you deposit?',
  game: 'What do you play?',
  games: { slots: 'Slots', table: 'Table games', live: 'Live games' },
  show: 'Show three casinos',
  again: 'Start over',
  fits: { one: '{count} casino fits', other: '{count} casinos fit' },
  firstThree: 'Sorted by the average value of their offers.',
  all: 'All of them, with more filters',
  /** The facts about a casino, as one sentence. `amount` starts with “from”. */
  takes: 'takes {method}',
  depositsFrom: 'deposits {amount}',
  /** `worth` is a phrase, for example “worth $4.20 on average”. */
  offer: '{facts}; its offer is {worth} at {amount}.',
  noOffer: '{facts}.',
  none: 'No casino fits all your answers.',
  failing: 'These answers rule all of them out:',
  without: 'Without {answers} ({casinos})',
  casinos: { one: '{count} casino', other: '{count} casinos' },
};
export type FitText = typeof texts;
