import { createFileRoute } from '@tanstack/react-router';
import { ImageListPage } from '../../../../admin/image/image-list-page.tsx';

export const Route = createFileRoute('/admin/_editor/images/')({ component: ImageListPage });
