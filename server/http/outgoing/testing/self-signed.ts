import { execFileSync, spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { temporaryFolder } from '../../../../db/testing/temporary-folder.ts';

export const canSign = spawnSync('openssl', ['version']).status === 0;

/** Returns a certificate that nobody trusts, with its key. */
export function selfSigned(host = 'old.example'): { key: Buffer; cert: Buffer } {
  const folder = temporaryFolder();
  const [key, cert] = [join(folder, 'key.pem'), join(folder, 'certificate.pem')];
  const made = ['-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '2', '-subj', `/CN=${host}`];
  made.push('-addext', `subjectAltName=DNS:${host}`);
  execFileSync('openssl', ['req', ...made, '-keyout', key, '-out', cert], { stdio: 'ignore' });
  return { key: readFileSync(key), cert: readFileSync(cert) };
}
