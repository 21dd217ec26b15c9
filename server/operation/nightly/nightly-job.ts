import type { Deps } from '../../deps.ts';

export type NightlyJob = {
  /** Shown to editors if the job fails. */
  name: string;
  /** Long-running work must stop soon after the signal. The next attempt starts over. */
  run(signal: AbortSignal): Promise<unknown>;
};

export type NightlyDeps = Pick<
  Deps,
  | 'database'
  | 'settings'
  | 'imageStorage'
  | 'webhookSender'
  | 'linkChecker'
  | 'emails'
  | 'follows'
  | 'reads'
  | 'cspReports'
  | 'money'
>;
