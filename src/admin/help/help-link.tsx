import { Link, useLocation } from '@tanstack/react-router';
import { CircleHelp } from 'lucide-react';
import { useAdminTexts } from '../language.ts';
import { helpFor } from './help-target.ts';

/** Leads to what the guides say of the screen that is open. */
export function HelpLink() {
  const { frame: text } = useAdminTexts();
  const pathname = useLocation({ select: (location) => location.pathname });
  const { guide, heading } = helpFor(pathname);
  return (
    <Link
      to="/admin/help/$guide"
      params={{ guide }}
      hash={heading}
      activeOptions={{ includeHash: false }}
      className="inline-flex min-h-9 items-center gap-2 rounded-control px-3 text-muted text-small hover:bg-lifted hover:text-ink aria-[current=page]:text-ink"
    >
      <CircleHelp className="size-4" strokeWidth={1.75} aria-hidden="true" />
      {text.help.title}
    </Link>
  );
}
