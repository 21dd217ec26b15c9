import { Link, useLocation } from '@tanstack/react-router';
import { buttonClass } from '../../ui/button.ts';
import { useBackOnline } from '../../ui/use-back-online.ts';
import { useMessages } from '../page-context.ts';
import { PageTitle } from './page-title.tsx';

/** Shown inside the page's frame, or without it if the frame failed too. The cause is only logged. */
export function PageFailure() {
  const messages = useMessages();
  const { title, text, home } = messages.broken;
  const href = useLocation({ select: ({ publicHref }) => publicHref });
  useBackOnline(() => window.location.reload());
  return (
    <div className="column flex in-[main]:px-0 flex-col items-start gap-4 py-6 sm:py-12">
      <PageTitle>{title}</PageTitle>
      <div role="alert" className="flex flex-col gap-4">
        <h1 className="text-title">{title}</h1>
        <p className="max-w-[32rem] text-muted">{text}</p>
      </div>
      <div className="mt-2 flex flex-wrap gap-2">
        <a href={href} className={buttonClass.primaryLink}>
          {messages.tryAgain}
        </a>
        <Link to="/" reloadDocument className={buttonClass.quiet}>
          {home}
        </Link>
      </div>
    </div>
  );
}
