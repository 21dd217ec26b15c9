import type { PostedSignIn } from '#contract/visitor/sign-in.ts';
import type { SignInText } from '../../../../messages/type/sign-in.ts';
import { PageTitle } from '../../frame/page-title.tsx';
import { CredentialForm } from './credential-form.tsx';

type Props = { text: SignInText; posted: PostedSignIn | undefined };

export const PasswordPage = ({ text, posted }: Props) => (
  <div className="mx-auto flex max-w-[28rem] flex-col gap-5 rounded-card border border-line bg-raised p-5 sm:p-8">
    <PageTitle>{text.choose.title}</PageTitle>
    <h1 className="text-title">{text.choose.title}</h1>
    <p className="text-muted">{text.choose.lead}</p>
    <CredentialForm
      form="password"
      text={text}
      posted={posted}
      asksEmail={false}
      password={{
        label: text.choose.label,
        hint: text.choose.hint,
        autoComplete: 'new-password',
      }}
      send={text.choose.send}
      look="primary"
    />
  </div>
);
