/** The texts of each document, as JSON in UTF-8: strings would need twice the memory and slow down the heap. */
import { withRoom } from '../pool/column.ts';
import { createRunPool, type RunPool, setRun } from '../pool/run-pool.ts';

export type TextPool = RunPool<Uint8Array>;

export const createTextPool = (): TextPool => createRunPool(new Uint8Array(0));

const encoder = new TextEncoder();
const decoder = new TextDecoder();
const maxBytesPerUnit = 3;

export function setTexts(pool: TextPool, row: number, texts: readonly string[]): void {
  const start = pool.used;
  const json = JSON.stringify(texts);
  pool.values = withRoom(pool.values, start + json.length * maxBytesPerUnit);
  pool.used += encoder.encodeInto(json, pool.values.subarray(start)).written;
  setRun(pool, row, start);
}

export const textsOf = ({ values, starts, ends }: TextPool, row: number): string[] =>
  JSON.parse(decoder.decode(values.subarray(starts[row], ends[row]))) as string[];
