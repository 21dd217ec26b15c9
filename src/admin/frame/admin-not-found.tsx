import { Link } from '@tanstack/react-router';
import { PageTitle } from './page-title.tsx';

export const AdminNotFound = () => (
  <main className="mx-auto flex min-h-dvh max-w-[26rem] flex-col items-start justify-center gap-3 px-4">
    <PageTitle>Page not found</PageTitle>
    <p className="text-muted">There is no screen at this address.</p>
    <Link to="/admin" className="text-brass underline underline-offset-4">
      To the dashboard
    </Link>
  </main>
);
