import { readdirSync } from 'node:fs';
import { expect, test, vi } from 'vitest';
import { temporaryFolder } from '../../../db/testing/database.ts';
import { adminToken, startServer } from '../../testing/process.ts';
import { uploadStorage } from '../storage.ts';
import { storeImage } from '../store-image.ts';
import { canWatch, childrenOf, isRunning } from '../testing/processes.ts';
import { contentsOf, formOf, plain } from '../testing/uploads.ts';

/** Long enough in the making to be caught at it. */
const large = () => plain(5000, 4000).png({ progressive: true }).toBuffer();

const goesOn = new AbortController().signal;

const firstChildOf = (pid: number, others: number[] = []): Promise<number> =>
  vi.waitUntil(() => childrenOf(pid).find((child) => !others.includes(child)), { interval: 5 });

const expectEnd = (pid: number) =>
  expect.poll(() => isRunning(pid), { timeout: 5_000 }).toBe(false);

test.runIf(canWatch)('a process that breaks over a picture breaks nothing else', async () => {
  const dataDir = temporaryFolder();
  const storage = uploadStorage(dataDir);
  const others = childrenOf(process.pid);
  const storing = storeImage(storage, await large(), goesOn);
  process.kill(await firstChildOf(process.pid, others), 'SIGSEGV');
  await expect(storing).rejects.toMatchObject({ code: 'bad_input', errors: [{ path: 'file' }] });
  expect(contentsOf(dataDir)).toEqual({});
});

test.runIf(canWatch).each(['SIGKILL', 'SIGTERM', 'SIGINT', 'SIGHUP'])(
  'a picture whose process is ended from outside with %s is not called broken',
  async (signal) => {
    const dataDir = temporaryFolder();
    const others = childrenOf(process.pid);
    const storing = storeImage(uploadStorage(dataDir), await large(), goesOn);
    process.kill(await firstChildOf(process.pid, others), signal);
    await expect(storing).rejects.toMatchObject({
      code: 'overloaded',
      headers: { 'retry-after': '5' },
    });
    expect(contentsOf(dataDir)).toEqual({});
  },
);

test.runIf(canWatch)('the process of a picture ends with it', async () => {
  const others = childrenOf(process.pid);
  const storing = storeImage(uploadStorage(temporaryFolder()), await large(), goesOn);
  const drawing = await firstChildOf(process.pid, others);
  await storing;
  await expectEnd(drawing);
});

const upload = (url: string, bytes: Buffer) =>
  fetch(`${url}/api/admin/uploads`, {
    method: 'POST',
    headers: { 'x-admin-token': adminToken },
    body: formOf({ bytes }),
  });

test.runIf(canWatch)('a server that is killed takes the process of a picture with it', async () => {
  const server = await startServer(temporaryFolder(), { SEED: 'off', LOG_LEVEL: 'silent' });
  const uploading = upload(server.url, await large());
  const drawing = await firstChildOf(Number(server.process.pid));
  server.process.kill('SIGKILL');
  await expect(uploading).rejects.toThrow();
  await expectEnd(drawing);
});

test.runIf(canWatch).each(['SIGTERM', 'SIGINT'] as const)(
  'a picture that is being made when the server is told %s may be sent again, and nothing of it is kept',
  async (signal) => {
    const dataDir = temporaryFolder();
    const server = await startServer(dataDir, { SEED: 'off', LOG_LEVEL: 'silent' });
    const bytes = await large();
    const uploading = [bytes, Buffer.concat([bytes, Buffer.alloc(1)])].map((sent) =>
      upload(server.url, sent),
    );
    const drawing = await firstChildOf(Number(server.process.pid));
    // A terminal tells the whole group.
    process.kill(drawing, signal);
    server.process.kill(signal);
    for (const answer of await Promise.all(uploading)) {
      expect(answer.status).toBe(503);
      expect(answer.headers.get('retry-after')).toBe('5');
      expect(await answer.json()).toMatchObject({ code: 'overloaded' });
    }
    expect(await server.stop()).toBe(0);
    await expectEnd(drawing);
    expect(readdirSync(dataDir)).not.toContain('uploads');
  },
  20_000,
);
