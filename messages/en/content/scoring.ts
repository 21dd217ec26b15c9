/** The page that explains ratings. */
export const texts = {
  title: 'How we rate',
  description:
    'The criteria by which we rate partners, how much each of them counts, and what can’t buy a better rating.',
  intro:
    'A rating says how good a partner is for the people who play there. Our editors give points from 0 to 5 for each criterion, with a reason, a day and, where there is one, a source.',
  none: 'We haven’t published our criteria yet. Until then, our editors set each rating as a whole.',
  criteriaOf: 'Criteria: {category}',
  weight: 'Weight',
  parts: [
    {
      title: 'From points to a rating',
      lines: [
        'Rating = the sum of points × weight, rounded to one decimal.',
        'A partner in several categories gets the mean of their results.',
        'As long as one criterion has no points, nothing is computed. Our editors then set the rating, and the partner’s page says so.',
        'When points change, the partner’s page shows the old and the new ones, and the day.',
      ],
    },
    {
      title: 'What can’t change a rating',
      lines: [
        'What partners pay us: commissions, deals and paid placements.',
        'How often visitors press a partner’s link, and how many of them sign up.',
        'The calculation has no access to any of these figures.',
      ],
    },
    {
      title: 'Votes on promo codes',
      lines: [
        'Visitors vote on whether a code worked. We show the result from 5 votes on, and it includes the last 7 days only.',
        'Each visitor has one vote per code and day, and a later vote replaces the earlier one. A network has at most 8 votes per code and day, however many browsers it uses.',
        'How we find false votes: as they arrive. Votes from known bots and from other websites don’t count, and more votes than these limits allow only replace earlier ones.',
        'How we remove them: all votes stop counting after 7 days, or as soon as an editor changes the code. Nobody can remove or change single votes, not even our editors: a vote is stored as a hash that doesn’t identify anyone, and the hash is deleted the following night.',
        'What we log: when most of the votes say that a code failed, our editors are notified, so that they can check it. Their changes to a code are recorded with the day and the editor. Since nobody can remove votes, there is no log of removals.',
        'Votes change neither ratings nor the order of lists.',
      ],
    },
  ],
  changed: 'Criteria and weights last changed on {date}.',
};

export type ScoringText = typeof texts;
