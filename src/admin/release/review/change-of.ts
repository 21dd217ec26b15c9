import type { Proposal } from '../release-output.ts';

type Proposed = Pick<Proposal, 'kind' | 'entity_id' | 'name'>;

/** A proposal has the title of the change that it will become. */
export const changeOf = ({ kind, entity_id, name }: Proposed) => ({
  entity: kind,
  entity_id,
  name,
});
