import { useState } from 'react';
import type { AdminTokenDraft } from '#contract/people/admin-token.ts';
import { firstOwner } from '#contract/people/role.ts';
import { buttonClass } from '../../ui/button.ts';
import { Skeleton } from '../../ui/skeleton.tsx';
import { showsOwnErrors } from '../admin-query-client.ts';
import { trpc } from '../api.ts';
import { formatTime } from '../format.ts';
import { useAdminTexts } from '../language.ts';
import { LoadError } from '../load-error.tsx';
import { ShownOnce } from '../shown-once.tsx';
import { TitledSection } from '../titled-section.tsx';
import { InviteByEmail } from './passkey/invite-by-email.tsx';
import { InviteDialog } from './passkey/invite-dialog.tsx';
import { usePasskeyState } from './passkey/staff-call.ts';
import { PersonFacts } from './person-facts.tsx';
import { PersonRow } from './person-row.tsx';
import { useSession } from './sign-in/use-session.ts';
import { TokenForm } from './token-form.tsx';

export function PeoplePage() {
  const { people: text } = useAdminTexts();
  return (
    <div className="flex flex-col gap-8">
      <p className="max-w-[44rem] text-muted">{text.explanation}</p>
      <AddPerson />
      <People />
    </div>
  );
}

const newDraft: AdminTokenDraft = {
  ...{ name: '', role: 'editor', rights: [], ends_at: null },
  ...{ networks: [], programs_only: false },
};

function AddPerson() {
  const { passkey, people: text } = useAdminTexts();
  const { is_on } = usePasskeyState();
  const [made, setMade] = useState<{ id: number; name: string; token: string }>();
  const [isInviting, setInviting] = useState(false);
  const [isByEmail, setByEmail] = useState(false);
  const create = trpc.admin.token.create.useMutation(showsOwnErrors);
  if (made) {
    const close = () => {
      setInviting(false);
      setMade(undefined);
    };
    return (
      <div className="flex flex-col items-start gap-3">
        <div className="w-full">
          <ShownOnce
            label={text.tokenOf(made.name)}
            hint={text.shownOnce}
            value={made.token}
            copy={text.copy}
            onDone={close}
          />
        </div>
        {is_on && (
          <button type="button" onClick={() => setInviting(true)} className={buttonClass.quiet}>
            {passkey.inviteInstead}
          </button>
        )}
        {isInviting && <InviteDialog person={made} onClose={close} />}
      </div>
    );
  }
  return (
    <TitledSection
      id="add-person"
      title={text.add}
      className="flex flex-col gap-4 rounded-card border border-line bg-raised p-5"
    >
      {is_on && (
        <button
          type="button"
          onClick={() => setByEmail(true)}
          className={`self-start ${buttonClass.primary}`}
        >
          {passkey.inviteByEmail}
        </button>
      )}
      {isByEmail && <InviteByEmail onClose={() => setByEmail(false)} />}
      <TokenForm
        draft={newDraft}
        action={text.make}
        save={async (draft) => setMade(await create.mutateAsync(draft))}
      />
    </TitledSection>
  );
}

function People() {
  const { people: text } = useAdminTexts();
  const session = useSession();
  const { data, error, refetch } = trpc.admin.token.list.useQuery({});
  if (!data && error) return <LoadError error={error} retry={refetch} />;
  if (!data) return <Skeleton className="h-48" />;
  const valid = data.items.filter(({ revoked_at }) => revoked_at === null);
  const revoked = data.items.filter(({ revoked_at }) => revoked_at !== null);
  return (
    <section aria-label={text.title} className="flex flex-col gap-3">
      <ul aria-label={text.title} className="flex flex-col gap-2">
        <li>
          <PersonFacts
            person={{ name: firstOwner, role: 'owner' }}
            isOwn={session?.name === firstOwner}
            facts={[text.firstOwner]}
          />
        </li>
        {valid.map((token) => (
          <li key={token.id}>
            <PersonRow token={token} isOwn={session?.name === token.name} />
          </li>
        ))}
      </ul>
      {revoked.length > 0 && (
        <details className="text-small">
          <summary className="disclosure min-h-9 cursor-pointer py-2 text-muted hover:text-ink">
            {text.revokedCount(revoked.length)}
          </summary>
          <ul aria-label={text.revoked} className="flex flex-col gap-2 pt-1 text-muted">
            {revoked.map(({ id, name, role, revoked_at, revoked_by }) => (
              <li key={id} dir="auto">
                {text.revokedBy(
                  name,
                  text.roles[role].inSentence,
                  revoked_by ?? '',
                  formatTime(revoked_at ?? ''),
                )}
              </li>
            ))}
          </ul>
        </details>
      )}
    </section>
  );
}
