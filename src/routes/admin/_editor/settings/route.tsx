import { createFileRoute } from '@tanstack/react-router';
import { SettingsFrame } from '../../../../admin/settings/settings-frame.tsx';

export const Route = createFileRoute('/admin/_editor/settings')({
  component: SettingsFrame,
});
