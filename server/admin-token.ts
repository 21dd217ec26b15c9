import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Settings } from './settings.ts';

export type AdminToken = { value: string; announcement: string };

/** The token of the settings, or one made at the first start and kept where only its owner reads it. */
export function adminToken(settings: Pick<Settings, 'ADMIN_TOKEN' | 'DATA_DIR'>): AdminToken {
  if (settings.ADMIN_TOKEN) {
    return { value: settings.ADMIN_TOKEN, announcement: 'as set in ADMIN_TOKEN' };
  }
  const file = join(settings.DATA_DIR, 'admin-token');
  const kept = existsSync(file) ? readFileSync(file, 'utf8').trim() : '';
  if (kept) return { value: kept, announcement: `in ${file}` };

  const value = randomBytes(24).toString('base64url');
  mkdirSync(settings.DATA_DIR, { recursive: true });
  writeFileSync(file, `${value}\n`, { mode: 0o600 });
  return { value, announcement: `${value} (kept in ${file}, shown only this once)` };
}
