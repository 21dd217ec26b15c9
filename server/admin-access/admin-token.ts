import { readOrCreateSecret } from '../../db/secret-file.ts';
import { minTokenLength, type Settings } from '../settings.ts';

export type AdminToken = { value: string; announcement: string };

/** The token comes from the settings, or is generated at the first start. */
export function adminToken(settings: Pick<Settings, 'ADMIN_TOKEN' | 'DATA_DIR'>): AdminToken {
  if (settings.ADMIN_TOKEN) {
    return { value: settings.ADMIN_TOKEN, announcement: 'as set in ADMIN_TOKEN' };
  }
  const { value, file, isNew } = readOrCreateSecret(settings.DATA_DIR, 'admin-token');
  if (value.length < minTokenLength) {
    throw new Error(
      `The admin token in ${file} must have at least ${minTokenLength} characters; delete the file, and a new one is made.`,
    );
  }
  return {
    value,
    announcement: isNew ? `${value} (kept in ${file}, shown only this once)` : `in ${file}`,
  };
}
