import { Link } from '@tanstack/react-router';
import type { Dashboard } from '#contract/catalogue/dashboard.ts';
import { useAdminTexts } from '../../language.ts';
import { textOfNotice } from './notice-text.ts';

export function Notices({ notices }: Pick<Dashboard, 'notices'>) {
  const { notices: text } = useAdminTexts().dashboard;
  if (notices.length === 0) return null;
  return (
    <ul aria-label={text.label} className="flex flex-col gap-2">
      {notices
        .map((notice) => textOfNotice(notice, text))
        .map(({ text, link }) => (
          <li
            key={text}
            className="flex flex-wrap items-center gap-x-3 gap-y-1 rounded-card border border-danger-line bg-danger-ground px-5 py-3"
          >
            <p className="min-w-0 wrap-anywhere">{text}</p>
            {link && (
              <Link {...link.to} className="font-strong text-small underline underline-offset-4">
                {link.label}
              </Link>
            )}
          </li>
        ))}
    </ul>
  );
}
