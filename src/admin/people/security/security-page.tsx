import { useAdminTexts } from '../../language.ts';
import { PasskeyList } from '../passkey/passkey-list.tsx';
import { SecurityLog } from './security-log.tsx';
import { SessionList } from './session-list.tsx';
import { SignInRuleFields } from './sign-in-rule-fields.tsx';

export const SecurityPage = () => (
  <div className="flex flex-col gap-8">
    <SignInRuleFields />
    <SessionList />
    <OthersPasskeys />
    <SecurityLog />
  </div>
);

function OthersPasskeys() {
  const { passkey: text } = useAdminTexts();
  return (
    <section aria-labelledby="others-passkeys" className="flex flex-col gap-3">
      <h2 id="others-passkeys" className="text-large">
        {text.ofOthers}
      </h2>
      <PasskeyList whose="others" label={text.ofOthers} />
    </section>
  );
}
