import { createFileRoute } from '@tanstack/react-router';
import { SiteSettingsPage } from '../../../../admin/site/site-settings/site-settings-page.tsx';

export const Route = createFileRoute('/admin/_editor/settings/site')({
  component: SiteSettingsPage,
});
