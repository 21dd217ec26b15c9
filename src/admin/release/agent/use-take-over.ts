import { useNavigate } from '@tanstack/react-router';
import type { Release } from '#contract/release/release.ts';
import { trpc } from '../../api.ts';
import { toast } from '../../frame/toast-store.ts';
import { useAdminTexts } from '../../language.ts';

/** The release of an agent is deleted once nothing is left in it, so the screen then shows the person's own. */
export function useTakeOver(release: Release) {
  const { agent: text } = useAdminTexts().release;
  const navigate = useNavigate();
  const { mutate, isPending } = trpc.admin.agentChange.takeOver.useMutation({
    onSuccess: async ({ release_id, proposals }) => {
      toast.success(text.takenOver(proposals.length));
      if (proposals.length < release.proposals) return;
      await navigate({ to: '/admin/releases/$id', params: { id: String(release_id) } });
    },
  });
  return {
    isPending,
    takeOver: (proposals?: number[]) => mutate({ id: release.id, proposals }),
  };
}
