import { createFileRoute } from '@tanstack/react-router';
import { DashboardPage } from '../../../admin/catalogue/dashboard/dashboard-page.tsx';

export const Route = createFileRoute('/admin/_editor/')({ component: DashboardPage });
