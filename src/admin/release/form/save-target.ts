import { client } from '../../api.ts';
import { ProposedInstead } from '../working/proposed-instead.ts';
import { savedIn } from '../working/working-release.ts';

/** Makes a write where the person chose to. */
export type SaveTarget = <Answer>(write: () => Promise<Answer>) => Promise<Answer>;

export const inRelease =
  (id: number): SaveTarget =>
  (write) =>
    savedIn(id, write);

/** Starts a release, which is deleted again if nothing could be added to it. */
export const inNewRelease =
  (draft: { name: string; publish_at: string | null }): SaveTarget =>
  async (write) => {
    const { id } = await client.admin.release.create.mutate(draft);
    try {
      return await savedIn(id, write);
    } catch (error) {
      if (!(error instanceof ProposedInstead)) {
        await client.admin.release.delete.mutate({ id }).catch(() => {});
      }
      throw error;
    }
  };
