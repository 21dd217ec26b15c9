import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Made when it is first asked for, and kept in the folder where only its owner reads it. */
export function keptSecret(folder: string, name: string) {
  const file = join(folder, name);
  const kept = existsSync(file) ? readFileSync(file, 'utf8').trim() : '';
  if (kept) return { value: kept, file, isNew: false };

  const value = randomBytes(24).toString('base64url');
  mkdirSync(folder, { recursive: true });
  writeFileSync(file, `${value}\n`, { mode: 0o600 });
  return { value, file, isNew: true };
}
