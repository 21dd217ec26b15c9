import type { ClickKind } from '../partner/click-place.ts';
import type { RuleSubject, SubjectEffects } from './rule-subject.ts';

/** The rules that apply to the partner links of each kind of item. */
const linkSubjects = {
  product: ['links'],
  bonus: ['links', 'bonuses'],
  promocode: ['links', 'promo_codes'],
  banner: ['links', 'banners'],
  top: ['links', 'top_lists'],
} as const satisfies Record<ClickKind, RuleSubject[]>;

export const isLinkedIn = (effects: SubjectEffects, kind: ClickKind): boolean =>
  linkSubjects[kind].every((subject) => effects[subject] === 'show');
