import type { Platform } from './lock-file.ts';

/** The platform of the container, and of most servers. */
export const releasePlatform: Platform = { os: 'linux', cpu: 'x64', libc: 'glibc' };

export function currentPlatform(): Platform {
  const { header } = process.report.getReport() as { header: { glibcVersionRuntime?: string } };
  const libc = header.glibcVersionRuntime ? 'glibc' : 'musl';
  return { os: process.platform, cpu: process.arch, libc };
}
