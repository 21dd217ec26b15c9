import { Link } from '@tanstack/react-router';
import { useAdminTexts } from '../language.ts';
import { PageTitle } from './page-title.tsx';

/** Shown outside the admin's frame, which has its own `main`. */
export const AdminNotFound = () => (
  <main>
    <MissingScreen />
  </main>
);

export function MissingScreen() {
  const { title, text, back } = useAdminTexts().frame.notFound;
  return (
    <div className="mx-auto flex min-h-dvh max-w-[26rem] flex-col items-start justify-center gap-3 px-4">
      <PageTitle>{title}</PageTitle>
      <p className="text-muted">{text}</p>
      <Link to="/admin" className="text-brass underline underline-offset-4">
        {back}
      </Link>
    </div>
  );
}
