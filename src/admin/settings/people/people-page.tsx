import { useState } from 'react';
import { firstOwner } from '#contract/admin/role.ts';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { showsOwnErrors } from '../../admin-query-client.ts';
import { trpc } from '../../api.ts';
import { formatTime } from '../../format.ts';
import { LoadError } from '../../load-error.tsx';
import { useSession } from '../../sign-in/role.ts';
import { ShownOnce } from '../shown-once.tsx';
import { PersonFacts } from './person-facts.tsx';
import { PersonRow } from './person-row.tsx';
import { roleFacts } from './role-field.tsx';
import { TokenForm } from './token-form.tsx';

const firstOwnersFact =
  'The token that the server was started with. It ends when ADMIN_TOKEN is set to another.';

export function PeoplePage() {
  return (
    <div className="flex flex-col gap-8">
      <p className="max-w-[44rem] text-muted">
        Each person signs in with a token of their own. A token that leaves with its person, or is
        lost, is revoked and ends at once.
      </p>
      <AddPerson />
      <People />
    </div>
  );
}

function AddPerson() {
  const [made, setMade] = useState<{ name: string; token: string }>();
  const create = trpc.admin.token.create.useMutation(showsOwnErrors);
  if (made) {
    return (
      <ShownOnce
        label={`The token of ${made.name}`}
        hint="It is shown only this once. Whoever has it signs in as this person, so hand it over safely."
        value={made.token}
        copy="Copy the token"
        onDone={() => setMade(undefined)}
      />
    );
  }
  return (
    <section
      aria-labelledby="add-person"
      className="flex flex-col gap-4 rounded-card border border-line bg-raised p-5"
    >
      <h2 id="add-person" className="text-large">
        Add a person
      </h2>
      <TokenForm
        draft={{ name: '', role: 'editor' }}
        action="Make a token"
        save={async (draft) => setMade(await create.mutateAsync(draft))}
      />
    </section>
  );
}

function People() {
  const session = useSession();
  const { data, error, refetch } = trpc.admin.token.list.useQuery({});
  if (error) return <LoadError error={error} retry={refetch} />;
  if (!data) return <Skeleton className="h-48" />;
  const valid = data.items.filter(({ revoked_at }) => revoked_at === null);
  const revoked = data.items.filter(({ revoked_at }) => revoked_at !== null);
  return (
    <section aria-label="People" className="flex flex-col gap-3">
      <ul aria-label="People" className="flex flex-col gap-2">
        <li>
          <PersonFacts
            person={{ name: firstOwner, role: 'owner' }}
            isOwn={session?.name === firstOwner}
            facts={[firstOwnersFact]}
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
          <summary className="min-h-9 cursor-pointer py-2 text-muted hover:text-ink">
            Revoked ({revoked.length})
          </summary>
          <ul aria-label="Revoked" className="flex flex-col gap-2 pt-1 text-muted">
            {revoked.map(({ id, name, role, revoked_at, revoked_by }) => (
              <li key={id} dir="auto">
                {name}, {roleFacts[role].label.toLowerCase()}: revoked by {revoked_by},{' '}
                {formatTime(revoked_at ?? '')}
              </li>
            ))}
          </ul>
        </details>
      )}
    </section>
  );
}
