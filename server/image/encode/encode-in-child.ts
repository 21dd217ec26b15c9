/**
 * Decodes untrusted files in a separate process. A crash doesn't affect the server, all memory is released, and the
 * work can be stopped at any time.
 */
import { fork } from 'node:child_process';
import { projectFile } from '../../../db/project-file.ts';
import { semaphore } from '../../http/semaphore.ts';
import type { ImageFiles } from '../storage/image-storage.ts';
import type { IconRequest } from './encode-icons-and-share-image.ts';
import { badFile, type EncodeRequest, unfinished, unreadable } from './image-source.ts';

const program = projectFile('server/image/encode/encode-child-main.ts');
const timeout = 30_000;

/** In MB. Fits one of the largest images, or two smaller ones. Includes the base memory of each process. */
const processMemory = 130;
const largestImageMemory = 200;
const memory = semaphore('image encodings', processMemory + largestImageMemory);

export const encodeInChild = (
  request: EncodeRequest,
  share: number,
  stop: AbortSignal,
): Promise<ImageFiles> =>
  memory(processMemory + Math.ceil(largestImageMemory * share), () => encodeInFork(request, stop));

/** Icons come from the library, so their size is bounded. The child exits when the server does. */
export const encodeIconsInChild = (request: IconRequest): Promise<ImageFiles> =>
  memory(processMemory + largestImageMemory / 2, () =>
    encodeInFork(request, new AbortController().signal),
  );

async function encodeInFork(
  request: EncodeRequest | IconRequest,
  stop: AbortSignal,
): Promise<ImageFiles> {
  stop.throwIfAborted();
  const { promise, resolve, reject } = Promise.withResolvers<ImageFiles>();
  const child = fork(program, {
    execArgv: [],
    env: { MALLOC_ARENA_MAX: '1' },
    serialization: 'advanced',
    timeout: timeout,
    killSignal: 'SIGKILL',
    signal: stop,
  });
  child.once('message', (files: ImageFiles | null) => {
    child.kill('SIGKILL');
    if (files) resolve(files);
    else reject(unreadable());
  });
  child.once('error', (error) => reject(unfinished(error)));
  child.once('exit', (code, signal) => {
    if (child.killed) reject(badFile('Takes too long to process'));
    else if (signal && crashes.includes(signal)) reject(badFile('Cannot be read'));
    else reject(unfinished(new Error(`The encoding process exited with ${signal ?? code}.`)));
  });
  // A child that exits before reading the request is handled by the exit event.
  child.send(request, () => {});
  return promise;
}

/** Signals of a decoder crash. Any other signal comes from outside, when memory runs out or on shutdown. */
const crashes: NodeJS.Signals[] = ['SIGSEGV', 'SIGBUS', 'SIGABRT', 'SIGTRAP', 'SIGILL', 'SIGFPE'];
