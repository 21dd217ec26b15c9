import { createFileRoute } from '@tanstack/react-router';
import { ConversionPage } from '../../../../admin/partner/conversion/conversion-page.tsx';

export const Route = createFileRoute('/admin/_editor/products/$id_/conversions')({
  component: ConversionPage,
});
