/**
 * Files of strangers are decoded in a process of their own: what breaks there breaks nothing here,
 * its memory is given back, and it can be stopped whatever it does.
 */
import { fork } from 'node:child_process';
import { join } from 'node:path';
import { semaphore } from '../../http/semaphore.ts';
import type { PictureFiles } from '../storage.ts';
import { badFile, type DrawingOrder, unfinished, unreadable } from './image-source.ts';

const program = join(import.meta.dirname, 'encode-process.ts');
const mostMilliseconds = 30_000;

/** In MB: room for one of the largest pictures or two smaller ones; a process takes some by itself. */
const itself = 130;
const largest = 200;
const memory = semaphore(itself + largest);

export const drawApart = (
  order: DrawingOrder,
  share: number,
  stop: AbortSignal,
): Promise<PictureFiles> => memory(itself + Math.ceil(largest * share), () => draw(order, stop));

async function draw(order: DrawingOrder, stop: AbortSignal): Promise<PictureFiles> {
  stop.throwIfAborted();
  const { promise, resolve, reject } = Promise.withResolvers<PictureFiles>();
  const drawing = fork(program, {
    execArgv: [],
    env: { MALLOC_ARENA_MAX: '1' },
    serialization: 'advanced',
    timeout: mostMilliseconds,
    killSignal: 'SIGKILL',
    signal: stop,
  });
  drawing.once('message', (files: PictureFiles | null) => {
    drawing.kill('SIGKILL');
    if (files) resolve(files);
    else reject(unreadable());
  });
  drawing.once('error', (error) => reject(unfinished(error)));
  drawing.once('exit', (code, signal) => {
    if (drawing.killed) reject(badFile('Takes too long to read'));
    else if (signal && crashes.includes(signal)) reject(badFile('Cannot be read at all'));
    else reject(unfinished(new Error(`The drawing process ended with ${signal ?? code}.`)));
  });
  // One that breaks before it has read its order ends, and that is told above.
  drawing.send(order, () => {});
  return promise;
}

/** How a decoder ends that breaks over its picture. Any other end came from outside: no memory left, or a stop. */
const crashes: NodeJS.Signals[] = ['SIGSEGV', 'SIGBUS', 'SIGABRT', 'SIGTRAP', 'SIGILL', 'SIGFPE'];
