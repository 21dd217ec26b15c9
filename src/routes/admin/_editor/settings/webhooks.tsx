import { createFileRoute } from '@tanstack/react-router';
import { WebhooksPage } from '../../../../admin/settings/webhooks/webhooks-page.tsx';

export const Route = createFileRoute('/admin/_editor/settings/webhooks')({
  component: WebhooksPage,
});
