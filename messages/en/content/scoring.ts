/** The page that explains ratings and the order of lists. */
export const texts = {
  title: 'How we rate and rank',
  description:
    'How we rate casinos and betting sites, who decides their order, and what can’t buy a better rating or place.',
  intro:
    'A rating tells you how good a casino or betting site is for the people who play there. Our editors give 0 to 5 points for each criterion, with a reason, a date and, if possible, a source.',
  none: 'We haven’t published our criteria yet. Until then, our editors give each one an overall rating.',
  criteriaOf: 'Criteria: {category}',
  weight: 'Weight',
  parts: [
    {
      title: 'From points to a rating',
      lines: [
        'Rating = the sum of points × weight, rounded to one decimal.',
        'A site in several categories gets the average of its results.',
        'The rating is calculated once every criterion has points. Until then, our editors set it, as noted on its page.',
        'When points change, the page of the casino or betting site shows the old and new points, with the date.',
      ],
    },
    {
      title: 'What can’t change a rating',
      lines: [
        'What casinos and betting sites pay us: commissions, deals and paid placements.',
        'How often visitors click a site’s link, and how many of them sign up.',
        'The calculation has no access to any of these figures.',
      ],
    },
    {
      title: 'How lists are ordered',
      lines: [
        'Our editors set the order of every list by hand, and that of the top lists for each market. No formula does it, and clicks and votes don’t change it.',
        'You can sort the full lists yourself: by rating, best value, lowest deposit or fastest payout. Sites with the same rating are in alphabetical order. For other figures, they keep our order.',
        'In the full lists, sites that don’t accept players from where you are come last.',
        'Search results are ordered by how well they match what you typed.',
        'If a place is paid for, it’s marked “Ad” next to the name. No other place can be bought.',
        'Sites that we haven’t rated yet show 5.0 in the Popular list and 0.0 everywhere else.',
      ],
    },
    {
      title: 'Votes on promo codes',
      lines: [
        'Visitors vote on whether a code worked. We show the result once there are 5 votes. It covers the last 7 days.',
        'Each visitor gets one vote per code per day, and can change it. A network gets at most 8 votes per code per day, no matter how many browsers it uses.',
        'How we find fake votes: every vote is checked as it arrives. Votes from known bots and other websites don’t count, and votes beyond these limits only replace earlier ones.',
        'How we remove them: all votes stop counting after 7 days, or as soon as an editor changes the code. Nobody can remove or change individual votes, not even our editors: a vote is stored as a hash that doesn’t identify anyone, and the hash is deleted the following night.',
        'What we log: when most votes say that a code failed, our editors are notified so they can check it. Their changes to a code are logged with the date and the editor’s name. Since nobody can remove votes, there is no log of removals.',
        'Votes change neither ratings nor the order of lists.',
      ],
    },
  ],
  changed: 'Criteria and weights last changed on {date}.',
};

export type ScoringText = typeof texts;
