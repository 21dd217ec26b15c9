import type { AboutText } from '../type/article.ts';

export const texts: AboutText = {
  title: 'About us',
  heading: 'ABOUT US',
  description: 'Who writes this site, what pays for it, and how its lists come to their order.',
  lead: 'A small desk of editors who open accounts, read terms to the end, and write down what they find.',
  sections: [
    {
      id: 'who-we-are',
      heading: 'Who we are',
      paragraphs: [
        'We keep a board of casinos and sportsbooks for two markets, the United States and Türkiye. We are not a casino and not a bookmaker: nobody can play, deposit or win anything here.',
        'We are few, and we say so because it shows. Some partners are described in more depth than others, and an offer may change at the partner before we notice. If you find something that is no longer true, tell us and an editor will look.',
      ],
    },
    {
      id: 'how-we-earn',
      heading: 'How we earn',
      paragraphs: [
        'Most links marked Play are referral links. If you follow one and open an account, the partner may pay us a commission. You pay nothing extra for it, and the offer is the one that the partner makes to everyone who comes through us.',
        'That is an interest, and you should know of it while you read. It is why every list carries a line about it above its first offer. Partners see nothing before it is published, and an application to be listed is a request, not an order.',
      ],
    },
    {
      id: 'how-we-rank',
      heading: 'How we rank',
      paragraphs: [
        'Our lists are put in order by hand. An editor moves each entry to its place, in each category, and in the top lists for each market too. That order is what you see: no formula works behind it, and your clicks move nothing. Search is the one exception: what it finds stands by how well it matches what you typed.',
        'Ratings run from 0 to 5 and are typed by an editor too. They are our opinion after using the partner: how clear the terms are, how withdrawals went, how support answered. They are not an average of players’ votes. Where no rating has been given yet, the Popular list shows 5.0 and other places show 0.0: read both as “not rated yet”.',
        'There are no paid places on this site today. If an entry is ever placed for money, it carries the word “Ad” where you see it; an entry without that word was placed by an editor’s judgement.',
      ],
    },
  ],
  write: 'Write to the editors',
  apply: 'Apply to be listed',
};
