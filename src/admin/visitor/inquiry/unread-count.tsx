import { trpc } from '../../api.ts';
import { formatNumber } from '../../format.ts';
import { useAdminTexts } from '../../language.ts';

const minute = 60_000;

export function UnreadCount() {
  const { inbox: text } = useAdminTexts();
  const { data } = trpc.admin.inquiry.list.useQuery(
    { unread: true, limit: 1 },
    { refetchInterval: minute },
  );
  if (!data?.total) return null;
  return (
    <span className="figures ml-auto rounded-full bg-brass px-2 font-strong text-on-brass text-small">
      {formatNumber(data.total)}
      <span className="sr-only">{text.unreadCount}</span>
    </span>
  );
}
