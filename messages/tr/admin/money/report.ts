import type { texts as english } from '../../../en/admin/money/report.ts';

export const texts: typeof english = {
  title: 'x',
};
