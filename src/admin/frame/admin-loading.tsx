import { useMessages } from '../../portal/page-context.ts';

/** The server renders only this, in English: the browser of a signed-in editor knows the language and renders the rest. */
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
