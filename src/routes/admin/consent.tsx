import { createFileRoute } from '@tanstack/react-router';
import { readAgentRequest } from '../../admin/people/agent/agent-request.ts';
import { ConsentPage } from '../../admin/people/agent/consent-page.tsx';

export const Route = createFileRoute('/admin/consent')({
  validateSearch: readAgentRequest,
  beforeLoad: async ({ location }) => {
    const { requireSession } = await import('../../admin/people/sign-in/stored-token.ts');
    requireSession(location.href);
  },
  component: ConsentPage,
});
