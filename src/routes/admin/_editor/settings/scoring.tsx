import { createFileRoute } from '@tanstack/react-router';
import { ScoringSettingsPage } from '../../../../admin/site/scoring/scoring-settings-page.tsx';

export const Route = createFileRoute('/admin/_editor/settings/scoring')({
  component: ScoringSettingsPage,
});
