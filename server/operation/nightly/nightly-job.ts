import type { Deps } from '../../deps.ts';

export type NightlyJob = {
  /** It is shown to editors where the job fails. */
  name: string;
  /** Long work stops soon after the signal, and the next attempt begins anew. */
  run(signal: AbortSignal): Promise<unknown>;
};

export type NightlyDeps = Pick<
  Deps,
  'database' | 'settings' | 'imageStorage' | 'webhookSender' | 'linkChecker'
>;
