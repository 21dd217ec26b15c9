import { trpc } from '../../api.ts';

/** Undefined while it is loading, and if there is no release. */
export const useReleaseName = (id: number | undefined): string | undefined =>
  trpc.admin.release.get.useQuery({ id: id ?? 1 }, { enabled: id !== undefined }).data?.name;
