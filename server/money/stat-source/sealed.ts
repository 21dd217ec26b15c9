/** Encrypts what programmes gave us to sign in with. The key follows from the site's secret, which is not in the rows. */
import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

const algorithm = 'aes-256-gcm';
const purpose = 'keys of programmes';
const lengths = { key: 32, nonce: 12, tag: 16 };

const keyOf = (secret: string) => Buffer.from(hkdfSync('sha256', secret, '', purpose, lengths.key));

export function seal(secret: string, text: string): string {
  const nonce = randomBytes(lengths.nonce);
  const cipher = createCipheriv(algorithm, keyOf(secret), nonce);
  const encrypted = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), encrypted]).toString('base64');
}

/** Returns undefined if the text was sealed with another secret. */
export function unseal(secret: string, sealed: string): string | undefined {
  const bytes = Buffer.from(sealed, 'base64');
  const nonce = bytes.subarray(0, lengths.nonce);
  const tag = bytes.subarray(lengths.nonce, lengths.nonce + lengths.tag);
  try {
    const decipher = createDecipheriv(algorithm, keyOf(secret), nonce);
    decipher.setAuthTag(tag);
    const encrypted = bytes.subarray(lengths.nonce + lengths.tag);
    return Buffer.concat([decipher.update(encrypted), decipher.final()]).toString('utf8');
  } catch {
    return undefined;
  }
}
