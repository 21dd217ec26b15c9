import { SecurityLog } from './security-log.tsx';
import { SessionList } from './session-list.tsx';
import { SignInRuleFields } from './sign-in-rule-fields.tsx';

export const SecurityPage = () => (
  <div className="flex flex-col gap-8">
    <SignInRuleFields />
    <SessionList />
    <SecurityLog />
  </div>
);
