/**
 * Files of strangers are decoded in a process of their own: what breaks there breaks nothing here,
 * its memory is given back, and it can be stopped whatever it does.
 */
import { fork } from 'node:child_process';
import { join } from 'node:path';
import { overloaded } from '../errors.ts';
import { semaphore } from '../semaphore.ts';
import { badFile, type DrawingOrder, unreadable } from './picture-source.ts';
import type { PictureFiles } from './storage.ts';

const program = join(import.meta.dirname, 'drawing-process.ts');
const mostMilliseconds = 30_000;

/** In MB: room for one of the largest pictures or two smaller ones; a process takes some by itself. */
const itself = 130;
const largest = 200;
const memory = semaphore(itself + largest);

export const drawApart = (order: DrawingOrder, share: number): Promise<PictureFiles> =>
  memory(itself + Math.ceil(largest * share), () => draw(order));

function draw(order: DrawingOrder): Promise<PictureFiles> {
  const { promise, resolve, reject } = Promise.withResolvers<PictureFiles>();
  const drawing = fork(program, {
    execArgv: [],
    env: { MALLOC_ARENA_MAX: '1' },
    serialization: 'advanced',
    timeout: mostMilliseconds,
    killSignal: 'SIGKILL',
  });
  drawing.once('message', (files: PictureFiles | null) => {
    drawing.kill('SIGKILL');
    if (files) resolve(files);
    else reject(unreadable());
  });
  drawing.once('error', (error) => reject(overloaded('Many files are being uploaded.', error)));
  drawing.once('exit', (code, signal) =>
    reject(signal ? badFile('Takes too long to read, or cannot be read at all') : failed(code)),
  );
  // One that breaks before it has read its order ends, and that is told above.
  drawing.send(order, () => {});
  return promise;
}

const failed = (code: number | null) => new Error(`The drawing process ended with ${code}.`);
