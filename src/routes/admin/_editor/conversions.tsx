import { createFileRoute } from '@tanstack/react-router';
import { ConversionOverviewPage } from '../../../admin/partner/conversion/conversion-overview-page.tsx';

export const Route = createFileRoute('/admin/_editor/conversions')({
  component: ConversionOverviewPage,
});
