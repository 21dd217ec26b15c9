/** All that the server says of the admin: the rest is drawn by the browser of who may see it. */
export const AdminLoading = () => (
  <div className="flex min-h-dvh items-center justify-center text-muted">
    <title>Admin</title>
    <noscript>The admin needs JavaScript.</noscript>
    <p role="status">Loading…</p>
  </div>
);
