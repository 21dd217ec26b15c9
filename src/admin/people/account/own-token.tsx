import { trpc } from '../../api.ts';
import { formatTime } from '../../format.ts';
import { useAdminTexts } from '../../language.ts';
import { TitledSection } from '../../titled-section.tsx';
import { deviceName } from '../device-name.ts';

/** Shows where the person's token was last used. The first owner's token has no row. */
export function OwnToken() {
  const { passkey: text, people } = useAdminTexts();
  const { data } = trpc.admin.signIn.ownToken.useQuery();
  if (!data?.token) return null;
  const { created_at, last_used_at, last_network, last_agent } = data.token;
  const place = [deviceName(last_agent ?? ''), last_network].filter(Boolean).join(', ');
  return (
    <TitledSection id="own-token" title={text.token} className="flex flex-col gap-3">
      <p className="max-w-[44rem] text-muted text-small">
        {text.tokenMade(formatTime(created_at))}{' '}
        {last_used_at ? `${people.lastUsed(formatTime(last_used_at), place)}.` : ''}{' '}
        {text.lostToken}
      </p>
    </TitledSection>
  );
}
