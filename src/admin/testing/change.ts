import type { Change } from '#contract/catalogue/history/change.ts';

/** A logged change of the product Fig; each test overrides what matters to it. */
export const changeWith = (special: Partial<Change>): Change => ({
  seq: 1,
  at: '2026-11-20T12:00:00.000Z',
  actor: 'Administrator',
  action: 'update',
  entity: 'product',
  entity_id: 7,
  name: 'Fig',
  log_group: null,
  release_id: null,
  approved_by: null,
  latest: false,
  compared: true,
  kept: true,
  changed: [],
  before: {},
  after: {},
  ...special,
});
