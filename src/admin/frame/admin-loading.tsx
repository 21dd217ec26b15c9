/** The server renders only this: the browser of a signed-in editor renders the rest. */
export const AdminLoading = () => (
  <div className="flex min-h-dvh items-center justify-center text-muted">
    <title>Admin</title>
    <noscript>The admin needs JavaScript.</noscript>
    <p role="status">Loading…</p>
  </div>
);
