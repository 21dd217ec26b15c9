import { createFileRoute } from '@tanstack/react-router';
import { SettingsFrame } from '../../../../admin/site/settings-frame.tsx';

export const Route = createFileRoute('/admin/_editor/settings')({
  component: SettingsFrame,
});
