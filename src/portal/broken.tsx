import { useLocation } from '@tanstack/react-router';
import { usePageContext } from './page-context.ts';

/** What failed stays in the log. */
export function Broken() {
  const { messages, site } = usePageContext();
  const { title, text } = messages.broken;
  const address = useLocation({ select: ({ publicHref }) => publicHref });
  return (
    <div className="column flex flex-col items-start gap-4 py-16" role="alert">
      <title>{`${title} – ${site.name}`}</title>
      <h1 className="text-title">{title}</h1>
      <p className="max-w-[32rem] text-muted">{text}</p>
      <a href={address} className="text-brass underline underline-offset-4">
        {messages.tryAgain}
      </a>
    </div>
  );
}
