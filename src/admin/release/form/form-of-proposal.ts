import type { ShownProposal } from './proposed-form.tsx';

type Schema<Draft> = { parse: (whole: unknown) => Draft };
type Live<Whole, Draft> = {
  save: (change: { draft: Draft; before: Draft }) => Promise<Whole>;
  reload: () => Promise<Whole>;
};

/** Forms only read what drafts contain too. */
export const wholeOf = <Whole>({ proposal, draft }: Pick<ShownProposal, 'proposal' | 'draft'>) =>
  ({ id: proposal.entity_id, ...draft }) as Whole;

/** Starts a form from what is proposed, and saves it there. Without a proposal, it starts from what is live. */
export function formOfProposal<Whole, Draft>(
  schema: Schema<Draft>,
  whole: Whole,
  shown: ShownProposal | undefined,
  { save, reload }: Live<Whole, Draft>,
) {
  if (!shown) {
    return {
      values: schema.parse(whole),
      save: (draft: Draft, before: Draft) => save({ draft, before }),
      reload,
    };
  }
  const { proposal, draft, base, write } = shown;
  return {
    values: schema.parse(draft),
    base: base === null ? undefined : schema.parse(base),
    save: (next: Draft, before: Draft) => write(() => save({ draft: next, before })),
    reload: async () => wholeOf<Whole>({ proposal, draft: await shown.reload() }),
  };
}
