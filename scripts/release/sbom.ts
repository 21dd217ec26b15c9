import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { npm } from '../setup/install.mjs';

/**
 * Replaces npm's random serial number: formats 16 bytes of a hash as a UUID of version 8, whose content can be chosen
 * freely.
 */
function uuidFrom(content: string): string {
  const bytes = createHash('sha256').update(content).digest().subarray(0, 16);
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x80;
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
  return bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
}

/** Lists the packages installed in a folder as CycloneDX. The time is given, so that the list is the same each time. */
export function makeSbom(folder: string, time: Date) {
  const [command = '', ...start] = npm();
  const options = ['--sbom-format=cyclonedx', '--sbom-type=application', '--loglevel=error'];
  const text = execFileSync(command, [...start, 'sbom', ...options, '--prefix', folder], {
    encoding: 'utf8',
    maxBuffer: 2 ** 26,
  });
  const { serialNumber: _, ...sbom } = JSON.parse(text);
  const { metadata } = sbom;
  metadata.timestamp = time.toISOString();
  // npm uses the folder's name instead of the project's.
  metadata.component.name = metadata.component['bom-ref'].replace(/@[^@]*$/, '');
  return { ...sbom, serialNumber: `urn:uuid:${uuidFrom(JSON.stringify(sbom))}` };
}
