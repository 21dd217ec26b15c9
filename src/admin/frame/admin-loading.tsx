import { useMessages } from '../../portal/page-context.ts';

/** The only part that the server renders. In English, because only the browser knows the editor's language. */
export function AdminLoading() {
  const { loading } = useMessages();
  return (
    <div className="flex min-h-dvh items-center justify-center text-muted">
      <title>Admin</title>
      <noscript>The admin needs JavaScript.</noscript>
      <p role="status">{loading}</p>
    </div>
  );
}
