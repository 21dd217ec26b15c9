import { useState } from 'react';
import type { WebhookWithSecret } from '#contract/admin/webhook.ts';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { showsOwnErrors } from '../../admin-query-client.ts';
import { trpc } from '../../api.ts';
import { LoadError } from '../../load-error.tsx';
import { ShownOnce } from '../shown-once.tsx';
import { WebhookForm } from './webhook-form.tsx';
import { WebhookRow } from './webhook-row.tsx';

const refetchInterval = 5_000;

export function WebhooksPage() {
  const [made, setMade] = useState<WebhookWithSecret>();
  return (
    <div className="flex flex-col gap-8">
      <p className="max-w-[44rem] text-muted">
        A webhook is a URL of another program that hears of each change here, in order and signed.
        It is sent again until it is confirmed, and is never sent into a private network.
      </p>
      {made ? (
        <ShownOnce
          label={`The secret of ${made.name}`}
          hint="It is shown only this once. The receiver needs it to check that a request comes from here."
          value={made.secret}
          copy="Copy the secret"
          onDone={() => setMade(undefined)}
        />
      ) : (
        <AddWebhook onMade={setMade} />
      )}
      <Webhooks onSecret={setMade} />
    </div>
  );
}

function AddWebhook({ onMade }: { onMade: (made: WebhookWithSecret) => void }) {
  const create = trpc.admin.webhook.create.useMutation(showsOwnErrors);
  return (
    <section
      aria-labelledby="add-webhook"
      className="flex flex-col gap-4 rounded-card border border-line bg-raised p-5"
    >
      <h2 id="add-webhook" className="text-large">
        Add a webhook
      </h2>
      <WebhookForm
        draft={{ name: '', url: '', kinds: [], paused: false }}
        action="Add"
        save={async (draft) => onMade(await create.mutateAsync(draft))}
      />
    </section>
  );
}

function Webhooks({ onSecret }: { onSecret: (made: WebhookWithSecret) => void }) {
  const { data, error, refetch } = trpc.admin.webhook.list.useQuery(undefined, {
    refetchInterval,
  });
  if (error) return <LoadError error={error} retry={refetch} />;
  if (!data) return <Skeleton className="h-48" />;
  if (data.items.length === 0) {
    return (
      <p className="rounded-card border border-line border-dashed px-6 py-12 text-center text-muted">
        No webhooks yet.
      </p>
    );
  }
  return (
    <ul aria-label="Webhooks" className="flex flex-col gap-2">
      {data.items.map((webhook) => (
        <li key={webhook.id}>
          <WebhookRow webhook={webhook} onSecret={onSecret} />
        </li>
      ))}
    </ul>
  );
}
