import type { Notice } from '#contract/operation/notice.ts';
import { listStoppedWebhooks } from '../../db/repositories/webhook/webhook.ts';
import type { NightlyDeps } from '../operation/nightly/nightly-job.ts';

/** Each is a notice on the dashboard until its owner resumes, pauses or deletes it. */
export async function stoppedWebhooks({ database }: NightlyDeps): Promise<Notice[]> {
  const stopped = await listStoppedWebhooks(database.db);
  return stopped.map(({ id, name, last_error }) => ({
    kind: 'webhook-stopped',
    id,
    name,
    error: last_error ?? '',
  }));
}
