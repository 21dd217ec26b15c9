import type { Visibility } from '#contract/catalogue/visibility.ts';

export const activeFlagOf = (visibility: Visibility) => (visibility === 'visible' ? 1 : 0);
