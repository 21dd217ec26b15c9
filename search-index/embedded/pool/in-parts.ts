import { timeSlices } from '../../../db/time-slice.ts';

/** Works through a column part by part. Waiting requests are handled between them. */
export async function inParts(
  { length, perPart }: { length: number; perPart: number },
  work: (start: number, end: number) => void,
): Promise<void> {
  const yieldTurn = timeSlices();
  for (let start = 0; start < length; start += perPart) {
    work(start, Math.min(start + perPart, length));
    await yieldTurn();
  }
}

/** Processing this many values takes a millisecond or two. */
export const valuesPerPart = 1 << 14;
