import type { Notice } from '#contract/operation/notice.ts';
import { listStoppedWebhooks } from '../../db/repositories/webhook/webhook.ts';
import type { NightlyDeps } from '../operation/nightly/nightly-job.ts';

/** Returns a dashboard notice for each stopped webhook, until an owner resumes, pauses or deletes it. */
export async function stoppedWebhooks({ database }: NightlyDeps): Promise<Notice[]> {
  const stopped = await listStoppedWebhooks(database.db);
  return stopped.map(({ id, name, last_error }) => ({
    kind: 'webhook-stopped',
    id,
    name,
    error: last_error ?? '',
  }));
}
