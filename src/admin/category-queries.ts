import { queryOptions } from '@tanstack/react-query';
import { api } from './api.ts';

export const categoriesQuery = queryOptions({
  queryKey: ['category', 'list'],
  queryFn: () => api.admin.category.list.query({}),
  staleTime: 5 * 60_000,
});
