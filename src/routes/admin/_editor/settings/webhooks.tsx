import { createFileRoute } from '@tanstack/react-router';
import { WebhooksPage } from '../../../../admin/webhook/webhooks-page.tsx';

export const Route = createFileRoute('/admin/_editor/settings/webhooks')({
  component: WebhooksPage,
});
