// Runs in test:long only: kills processes.
// Runs on SQLite only: encoding an image involves no row.
import { readdirSync } from 'node:fs';
import { expect, test, vi } from 'vitest';
import { temporaryFolder } from '../../../db/testing/temporary-folder.ts';
import { adminToken, type Server, startServer } from '../../testing/process.ts';
import { diskStorage } from '../storage/disk-storage.ts';
import { storeImage } from '../upload/store-image.ts';
import { canWatch, childrenOf, commandOf, isRunning } from '../upload/testing/processes.ts';
import { contentsOf, formOf, plain } from '../upload/testing/uploads.ts';

/** Takes long enough to encode to be interrupted. */
const large = await plain(5000, 4000).png({ progressive: true }).toBuffer();

const neverAborted = new AbortController().signal;

const encodingChildOf = (parent: number): Promise<number> =>
  vi.waitUntil(
    () => childrenOf(parent).find((child) => commandOf(child).includes('encode-child-main')),
    { interval: 5, timeout: 60_000 },
  );

const expectEnd = (pid: number) => expect.poll(() => isRunning(pid)).toBe(false);

test.runIf(canWatch)('a process that crashes on an image affects nothing else', async () => {
  const dataDir = temporaryFolder();
  const storage = diskStorage(dataDir);
  const storing = storeImage(storage, large, neverAborted);
  process.kill(await encodingChildOf(process.pid), 'SIGSEGV');
  await expect(storing).rejects.toMatchObject({ code: 'bad_input', errors: [{ path: 'file' }] });
  expect(contentsOf(dataDir)).toEqual({});
});

test.runIf(canWatch).each(['SIGKILL', 'SIGTERM', 'SIGINT', 'SIGHUP'])(
  'an image whose process was killed with %s is not reported as corrupt',
  async (signal) => {
    const dataDir = temporaryFolder();
    const storing = storeImage(diskStorage(dataDir), large, neverAborted);
    process.kill(await encodingChildOf(process.pid), signal);
    await expect(storing).rejects.toMatchObject({
      code: 'overloaded',
      headers: { 'retry-after': '5' },
    });
    expect(contentsOf(dataDir)).toEqual({});
  },
);

test.runIf(canWatch)('the encoding process exits after its image', async () => {
  const storing = storeImage(diskStorage(temporaryFolder()), large, neverAborted);
  const child = await encodingChildOf(process.pid);
  await storing;
  await expectEnd(child);
});

const upload = (url: string, bytes: Buffer) =>
  fetch(`${url}/api/admin/uploads`, {
    method: 'POST',
    headers: { 'x-admin-token': adminToken },
    body: formOf({ bytes }),
  });

/** Together, both images would take too much memory to encode, so the second waits. */
const waitForQueue = ({ url }: Server) =>
  expect
    .poll(async () => (await fetch(`${url}/metrics`)).text(), { interval: 5 })
    .toMatch(/^aceboard_queue_length\{.*queue="image encodings".*\} 1$/m);

test.runIf(canWatch)('the encoding process of a killed server exits, too', async () => {
  const server = await startServer(temporaryFolder(), { SEED: 'off', LOG_LEVEL: 'silent' });
  const uploading = upload(server.url, large);
  const child = await encodingChildOf(Number(server.process.pid));
  server.process.kill('SIGKILL');
  await expect(uploading).rejects.toThrow();
  await expectEnd(child);
});

test.runIf(canWatch).each(['SIGTERM', 'SIGINT'] as const)(
  'an upload interrupted by %s leaves nothing behind and can be retried',
  async (signal) => {
    const dataDir = temporaryFolder();
    const server = await startServer(dataDir, { SEED: 'off', LOG_LEVEL: 'silent' });
    const uploading = [large, Buffer.concat([large, Buffer.alloc(1)])].map((sent) =>
      upload(server.url, sent),
    );
    const child = await encodingChildOf(Number(server.process.pid));
    process.kill(child, 'SIGSTOP');
    await waitForQueue(server);
    // A terminal signals the whole process group.
    process.kill(child, signal);
    process.kill(child, 'SIGCONT');
    server.process.kill(signal);
    for (const response of await Promise.all(uploading)) {
      expect(response.status).toBe(503);
      expect(response.headers.get('retry-after')).toBe('5');
      expect(await response.json()).toMatchObject({ code: 'overloaded' });
    }
    expect(await server.stop()).toBe(0);
    await expectEnd(child);
    expect(readdirSync(dataDir)).not.toContain('uploads');
  },
);
