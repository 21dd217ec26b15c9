import { Link } from '@tanstack/react-router';
import { usePageContext } from './page-context.ts';

export function NotFound() {
  const { messages, site } = usePageContext();
  const { title, text, back } = messages.notFound;
  return (
    <div className="flex flex-col items-start gap-4 py-12">
      <title>{`${title} – ${site.name}`}</title>
      <p className="figures font-strong text-display text-brass" aria-hidden="true">
        404
      </p>
      <h1 className="text-title">{title}</h1>
      <p className="max-w-[32rem] text-muted">{text}</p>
      <Link to="/casino" className="text-brass underline underline-offset-4">
        {back}
      </Link>
    </div>
  );
}
