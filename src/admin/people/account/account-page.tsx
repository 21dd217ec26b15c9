import { Skeleton } from '../../../ui/skeleton.tsx';
import { PageTitle } from '../../frame/page-title.tsx';
import { useAdminTexts } from '../../language.ts';
import { TitledSection } from '../../titled-section.tsx';
import { AgentList } from '../agent/agent-list.tsx';
import { AddPasskey } from '../passkey/add-passkey.tsx';
import { PasskeyList } from '../passkey/passkey-list.tsx';
import { usePasskeyState } from '../passkey/staff-call.ts';
import { SessionList } from '../security/session-list.tsx';
import { useSession } from '../sign-in/use-session.ts';
import { OwnToken } from './own-token.tsx';
import { RecoveryCode } from './recovery-code.tsx';

/** Shows a person's own sign-in methods and sessions. */
export function AccountPage() {
  const { frame, people } = useAdminTexts();
  const session = useSession();
  if (!session) return <Skeleton className="h-48" />;
  return (
    <div className="flex flex-col gap-8">
      <div className="flex flex-col gap-1">
        <PageTitle>{frame.account}</PageTitle>
        <p dir="auto" className="text-muted">
          {session.name}, {people.roles[session.role].inSentence}
        </p>
      </div>
      <OwnPasskeys />
      <RecoveryCode />
      <SessionList of={session.name} />
      <AgentList whose="own" />
      <OwnToken />
    </div>
  );
}

function OwnPasskeys() {
  const { passkey: text } = useAdminTexts();
  const { is_on } = usePasskeyState();
  return (
    <TitledSection id="passkeys" title={text.passkeys} className="flex flex-col gap-3">
      <p className="max-w-[44rem] text-muted text-small">{is_on ? text.why : text.off}</p>
      <PasskeyList whose="own" label={text.passkeys} />
      {is_on && <AddPasskey />}
    </TitledSection>
  );
}
