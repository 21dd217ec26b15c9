import { expect, test, vi } from 'vitest';
import { temporaryFolder } from '../../db/testing.ts';
import { adminToken, startServer } from '../testing-process.ts';
import { uploadStorage } from './storage.ts';
import { storeImage } from './store-image.ts';
import { contentsOf, formOf, plain } from './testing.ts';
import { canWatch, childrenOf, isRunning } from './testing-processes.ts';

/** Long enough in the making to be caught at it. */
const large = () => plain(5000, 4000).png({ progressive: true }).toBuffer();

const firstChildOf = (pid: number, others: number[] = []): Promise<number> =>
  vi.waitUntil(() => childrenOf(pid).find((child) => !others.includes(child)), { interval: 5 });

const expectEnd = (pid: number) =>
  expect.poll(() => isRunning(pid), { timeout: 5_000 }).toBe(false);

test.runIf(canWatch)('a process that breaks over a picture breaks nothing else', async () => {
  const dataDir = temporaryFolder();
  const storage = uploadStorage(dataDir);
  const others = childrenOf(process.pid);
  const storing = storeImage(storage, await large());
  process.kill(await firstChildOf(process.pid, others), 'SIGSEGV');
  await expect(storing).rejects.toMatchObject({ code: 'bad_input', errors: [{ path: 'file' }] });
  expect(contentsOf(dataDir)).toEqual({});
});

test.runIf(canWatch)('the process of a picture ends with it', async () => {
  const others = childrenOf(process.pid);
  const storing = storeImage(uploadStorage(temporaryFolder()), await large());
  const drawing = await firstChildOf(process.pid, others);
  await storing;
  await expectEnd(drawing);
});

test.runIf(canWatch)('a server that is killed takes the process of a picture with it', async () => {
  const server = await startServer(temporaryFolder(), { SEED: 'off', LOG_LEVEL: 'silent' });
  const uploading = fetch(`${server.url}/api/admin/uploads`, {
    method: 'POST',
    headers: { 'x-admin-token': adminToken },
    body: formOf({ bytes: await large() }),
  });
  const drawing = await firstChildOf(Number(server.process.pid));
  server.process.kill('SIGKILL');
  await expect(uploading).rejects.toThrow();
  await expectEnd(drawing);
});
