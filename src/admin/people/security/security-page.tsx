import { useAdminTexts } from '../../language.ts';
import { TitledSection } from '../../titled-section.tsx';
import { AgentList } from '../agent/agent-list.tsx';
import { PasskeyList } from '../passkey/passkey-list.tsx';
import { SecurityLog } from './security-log.tsx';
import { SessionList } from './session-list.tsx';
import { SignInRuleFields } from './sign-in-rule-fields.tsx';

export const SecurityPage = () => (
  <div className="flex flex-col gap-8">
    <SignInRuleFields />
    <SessionList />
    <AgentList whose="all" />
    <OthersPasskeys />
    <SecurityLog />
  </div>
);

function OthersPasskeys() {
  const { passkey: text } = useAdminTexts();
  return (
    <TitledSection id="others-passkeys" title={text.ofOthers} className="flex flex-col gap-3">
      <PasskeyList whose="others" label={text.ofOthers} />
    </TitledSection>
  );
}
