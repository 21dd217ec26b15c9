import { usePageContext } from '../../portal/page-context.ts';

/** The only part that the server renders. In English, because only the browser knows the editor's language. */
export function AdminLoading() {
  const { messages, site } = usePageContext();
  return (
    <div className="flex min-h-dvh items-center justify-center text-muted">
      <title>{site.name}</title>
      <noscript>The admin needs JavaScript.</noscript>
      <p role="status">{messages.loading}</p>
    </div>
  );
}
