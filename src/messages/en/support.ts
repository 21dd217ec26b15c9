import type { SupportText } from '../type/article.ts';

export const texts: SupportText = {
  title: 'Support',
  heading: 'SUPPORT',
  description: 'How to reach us, where to find help with gambling, and how promo codes work.',
  lead: 'What we can help with, who helps better than we can, and what most people ask.',
  reach: {
    id: 'reach-us',
    heading: 'How to reach us',
    paragraphs: [
      'Write to us with the contact form. An editor reads every message and answers by e-mail, usually within two working days.',
      'Your account, your deposits and your withdrawals are with the partner, and only the partner’s own support can look into them. We never ask for a password, a document or a payment; whoever does so in our name is not us.',
    ],
  },
  write: 'Write to us',
  saferGambling: {
    id: 'safer-gambling',
    heading: 'Safer gambling',
    paragraphs: [
      'Decide before you start what you can lose and how long you will play, and stop at whichever comes first. Never play to win back what is lost, and not with money that is meant for something else.',
      'If gambling has stopped being fun, for you or for someone close to you, talk to someone today. These lines are confidential and have nothing to do with us or with our partners.',
    ],
  },
  call: 'Call',
  checked: 'Checked on {date}',
  codes: {
    id: 'codes',
    heading: 'How codes work',
    paragraphs: [
      'Copy the code, follow the link to the partner, and type the code where the partner asks for it: mostly while signing up or at the first deposit. A code counts once for each person and only in the market it is listed for.',
      'A code leaves our pages by itself at the time it expires. The rarity, from common to legendary, is our editors’ word for how seldom such an offer comes by. It says nothing about your chances of winning.',
    ],
  },
  answers: {
    id: 'answers',
    heading: 'Common questions',
    items: [
      {
        question: 'The code is refused. What now?',
        answer:
          'Check the market at the foot of the page and whether you have an account there already: most codes are for new players. If it is refused all the same, tell us which code it was and we take it down or correct it.',
      },
      {
        question: 'Do I have to wager a bonus before I can withdraw it?',
        answer:
          'Nearly always. The terms at the partner say how many times, on which games and by when. Read them before you deposit, not after.',
      },
      {
        question: 'How old must I be?',
        answer:
          'Old enough for the law of the place where you are: 21 in most of the United States, 18 in Türkiye. Partners check your age before they pay out.',
      },
      {
        question: 'Does this site know what I do at a partner?',
        answer:
          'No. We see neither your account nor your play. A partner may tell us that a visitor of ours has signed up, without saying who.',
      },
      {
        question: 'Can you delete what I wrote to you?',
        answer:
          'Yes. Write once more from the same address and say so: an editor deletes both messages.',
      },
    ],
  },
};
