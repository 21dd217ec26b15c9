import { trpc } from '../api.ts';

const minute = 60_000;

export function UnreadCount() {
  const { data } = trpc.admin.inquiry.list.useQuery(
    { unread: true, limit: 1 },
    { refetchInterval: minute },
  );
  if (!data?.total) return null;
  return (
    <span className="figures ml-auto rounded-full bg-brass px-2 font-strong text-on-brass text-small">
      {data.total.toLocaleString('en')}
      <span className="sr-only"> unread</span>
    </span>
  );
}
