import { createFileRoute } from '@tanstack/react-router';
import { StaleTranslationPage } from '../../../admin/content/translation/stale-translation-page.tsx';

export const Route = createFileRoute('/admin/_editor/translations')({
  component: StaleTranslationPage,
});
