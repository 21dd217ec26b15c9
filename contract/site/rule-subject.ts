export const ruleSubjects = [
  'links',
  'bonuses',
  'promo_codes',
  'banners',
  'top_lists',
  'votes',
] as const;
export type RuleSubject = (typeof ruleSubjects)[number];

export const ruleEffects = ['show', 'text', 'hide'] as const;
export type RuleEffect = (typeof ruleEffects)[number];
export type SubjectEffects = Record<RuleSubject, RuleEffect>;
