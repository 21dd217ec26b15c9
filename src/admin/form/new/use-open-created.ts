import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { getQueryKey } from '@trpc/react-query';
import type { List } from '../entity-form-page.tsx';
import { cancelHandover, startHandover } from './handover.ts';

export type QueryToOpen = Parameters<typeof getQueryKey>[0];

/** Returns a function that opens the form of an entity that was just created, without loading it again first. */
export function useOpenCreated(list: List, get: QueryToOpen) {
  const queryClient = useQueryClient();
  const router = useRouter();
  return <Whole extends { id: number }>(whole: Whole) => {
    const path = `${list.to}/${whole.id}`;
    queryClient.setQueryData(getQueryKey(get, { id: whole.id }, 'query'), whole);
    startHandover(path);
    const unsubscribe = router.subscribe('onBeforeNavigate', ({ toLocation }) => {
      if (toLocation.pathname === path) return;
      cancelHandover(path);
      unsubscribe();
    });
    return router.navigate({ to: path, replace: true });
  };
}
