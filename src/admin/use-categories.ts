import { trpc } from './api.ts';

/** They hardly ever change, and every screen shows them. */
export const useCategories = () => trpc.admin.category.list.useQuery({}, { staleTime: 5 * 60_000 });
