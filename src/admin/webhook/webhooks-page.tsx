import { useState } from 'react';
import type { WebhookWithSecret } from '#contract/webhook/webhook.ts';
import { Skeleton } from '../../ui/skeleton.tsx';
import { showsOwnErrors } from '../admin-query-client.ts';
import { trpc } from '../api.ts';
import { useAdminTexts } from '../language.ts';
import { LoadError } from '../load-error.tsx';
import { ShownOnce } from '../shown-once.tsx';
import { TitledSection } from '../titled-section.tsx';
import { WebhookForm } from './webhook-form.tsx';
import { WebhookRow } from './webhook-row.tsx';

const refetchInterval = 5_000;

export function WebhooksPage() {
  const { webhook: text } = useAdminTexts();
  const [made, setMade] = useState<WebhookWithSecret>();
  return (
    <div className="flex flex-col gap-8">
      <p className="max-w-[44rem] text-muted">{text.explanation}</p>
      {made ? (
        <ShownOnce
          label={text.secretOf(made.name)}
          hint={text.secretHint}
          value={made.secret}
          copy={text.copySecret}
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
  const { webhook: text } = useAdminTexts();
  const create = trpc.admin.webhook.create.useMutation(showsOwnErrors);
  return (
    <TitledSection
      id="add-webhook"
      title={text.add}
      className="flex flex-col gap-4 rounded-card border border-line bg-raised p-5"
    >
      <WebhookForm
        draft={{ name: '', url: '', kinds: [], paused: false }}
        action={text.addAction}
        save={async (draft) => onMade(await create.mutateAsync(draft))}
      />
    </TitledSection>
  );
}

function Webhooks({ onSecret }: { onSecret: (made: WebhookWithSecret) => void }) {
  const { webhook: text } = useAdminTexts();
  const { data, error, refetch } = trpc.admin.webhook.list.useQuery({}, { refetchInterval });
  if (!data && error) return <LoadError error={error} retry={refetch} />;
  if (!data) return <Skeleton className="h-48" />;
  if (data.items.length === 0) {
    return (
      <p className="rounded-card border border-line border-dashed px-6 py-12 text-center text-muted">
        {text.empty}
      </p>
    );
  }
  return (
    <ul aria-label={text.title} className="flex flex-col gap-2">
      {data.items.map((webhook) => (
        <li key={webhook.id}>
          <WebhookRow webhook={webhook} onSecret={onSecret} />
        </li>
      ))}
    </ul>
  );
}
