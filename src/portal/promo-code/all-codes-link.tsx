import { Link } from '@tanstack/react-router';
import { TicketPercent } from 'lucide-react';
import { pagePath } from '#contract/page-path.ts';

type Props = { children: string; onClick?: () => void };

export const AllCodesLink = ({ children, onClick }: Props) => (
  <Link
    to={pagePath.promoCodes}
    onClick={onClick}
    className="inline-flex min-h-11 items-center gap-2 font-strong underline-offset-4 hover:underline"
  >
    <TicketPercent className="size-5 shrink-0" />
    {children}
  </Link>
);
