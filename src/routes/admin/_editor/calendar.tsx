import { createFileRoute } from '@tanstack/react-router';
import { CalendarPage } from '../../../admin/catalogue/calendar/calendar-page.tsx';

export const Route = createFileRoute('/admin/_editor/calendar')({
  component: CalendarPage,
});
