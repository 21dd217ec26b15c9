import { createFileRoute, redirect } from '@tanstack/react-router';

export const Route = createFileRoute('/_portal/product/$id')({
  beforeLoad: ({ params, search }) => {
    throw redirect({ to: '/casino/$id', params, search, statusCode: 308, replace: true });
  },
});
