import type { Named } from '#contract/catalogue/fact/pasted-line/fact-line.ts';
import { orProposed } from '../../release/working/or-proposed.ts';

/** Returns the new entry of a vocabulary. One that was added to a release has its ID already. */
export async function addedEntry(name: string, creation: Promise<Named>): Promise<Named> {
  const { answer, proposed } = await orProposed(creation);
  if (answer) return answer;
  if (!proposed.proposal) throw new Error('A creation is always proposed.');
  return { id: proposed.proposal.entity_id, name };
}
