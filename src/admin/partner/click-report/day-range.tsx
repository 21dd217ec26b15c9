import { useNavigate } from '@tanstack/react-router';
import type { FormEvent } from 'react';
import { buttonClass } from '../../../ui/button.ts';
import { useAdminTexts } from '../../language.ts';
import { withDays } from './report-filter.ts';

const inputClass = 'min-h-9 rounded-control border border-edge bg-ground px-2.5 text-small';

export function DayRange({ from, to }: { from: string; to: string }) {
  const { report: text } = useAdminTexts();
  const navigate = useNavigate();
  function show(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const days = new FormData(event.currentTarget);
    const [first = '', last = ''] = [String(days.get('from')), String(days.get('to'))].sort();
    navigate({ to: '/admin/reports', search: withDays(first, last) });
  }
  return (
    <form onSubmit={show} className="flex flex-wrap items-center gap-2 text-small">
      <label className="flex items-center gap-2 text-muted">
        {text.from}
        <input type="date" name="from" required defaultValue={from} className={inputClass} />
      </label>
      <label className="flex items-center gap-2 text-muted">
        {text.to}
        <input type="date" name="to" required defaultValue={to} className={inputClass} />
      </label>
      <button type="submit" className={buttonClass.quiet}>
        {text.show}
      </button>
    </form>
  );
}
