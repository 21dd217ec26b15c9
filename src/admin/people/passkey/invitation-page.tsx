import { useQuery } from '@tanstack/react-query';
import { useLocation, useNavigate } from '@tanstack/react-router';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { LanguageMenu } from '../../frame/language-menu.tsx';
import { useSiteName } from '../../frame/site-name.ts';
import { useAdminTexts } from '../../language.ts';
import { storeToken } from '../sign-in/stored-token.ts';
import { PasskeyForm } from './add-passkey.tsx';
import { createPasskey, passkeyProblem } from './browser-passkey.ts';
import { staff } from './staff-call.ts';

/** Lets an invited person add a passkey, and signs them in. The secret is the fragment of the URL. */
export function InvitationPage() {
  const texts = useAdminTexts();
  const { frame, passkey: text } = texts;
  const site = useSiteName();
  const secret = useLocation({ select: ({ hash }) => hash });
  const navigate = useNavigate();
  const { data } = useQuery({
    queryKey: ['invitation', secret],
    // A failed query would sign the current person out.
    queryFn: () =>
      staff.openInvitation(secret).then(
        ({ name }) => ({ name }),
        (error: unknown) => ({ error }),
      ),
    refetchOnWindowFocus: false,
  });

  async function accept(name: string) {
    // The first challenge may have expired by now.
    const { creation } = await staff.openInvitation(secret);
    const registration = await createPasskey(creation);
    const { token } = await staff.acceptInvitation(secret, { name, registration });
    storeToken(token);
    await navigate({ to: '/admin', replace: true });
  }

  return (
    <main className="mx-auto flex min-h-dvh w-full max-w-[34rem] flex-col justify-center gap-6 px-4 py-8">
      <title>{frame.titleOf(text.invitation, site)}</title>
      <h1 className="text-title">{frame.admin}</h1>
      <div className="flex flex-col gap-5 rounded-card border border-line bg-raised p-6">
        {!data && <Skeleton className="h-24" />}
        {data && 'error' in data && (
          <p role="alert" className="text-danger">
            {secret === '' ? text.incompleteLink : passkeyProblem(data.error, texts)}
          </p>
        )}
        {data && 'name' in data && (
          <>
            <p dir="auto">{text.invited(data.name, site)}</p>
            <PasskeyForm action={text.add} save={accept} />
          </>
        )}
      </div>
      <LanguageMenu />
    </main>
  );
}
