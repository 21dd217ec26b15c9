import { randomSecret } from '../../db/secret-file.ts';
import type { Settings } from '../settings.ts';

export type SessionTimes = Pick<Settings, 'SESSION_IDLE_HOURS' | 'SESSION_MAX_DAYS'>;

/** The prefix lets programs that look for leaked secrets recognize it. */
export const newSessionToken = () => `session_${randomSecret()}`;

export const hasSessionForm = (text: string) => /^session_[\w-]{43}$/.test(text);

const hour = 60 * 60_000;

/** Returns the time since which a session must have been used to stay open. */
export const oldestUse = ({ SESSION_IDLE_HOURS }: SessionTimes): string =>
  new Date(Date.now() - SESSION_IDLE_HOURS * hour).toISOString();
