import { createFileRoute } from '@tanstack/react-router';
import { ImagePage } from '../../../../admin/image/image-page.tsx';

export const Route = createFileRoute('/admin/_editor/images/$id')({ component: ImagePage });
