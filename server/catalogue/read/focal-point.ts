/**
 * Appends the focal point that an editor has set to an image's path as a fragment such as `#30-70`, rounded to five
 * percent. Clients that crop images need no extra request, and others ignore the fragment. src/ui/image/focal-point.css
 * has a rule for each step.
 */
import type { Kysely } from 'kysely';
import { z } from 'zod';
import { insteadOfLost } from '../../../db/database-fault.ts';
import { listFocalPoints } from '../../../db/repositories/image/image.ts';
import type { Database } from '../../../db/tables.ts';

/** Keyed by the hash in the path. */
export const focalPoints = z.record(z.string(), z.string());
type FocalPoints = z.output<typeof focalPoints>;

export async function readFocalPoints(db: Kysely<Database>): Promise<FocalPoints> {
  const rows = await listFocalPoints(db).catch(insteadOfLost([]));
  return Object.fromEntries(
    rows.map(({ hash, focal_x, focal_y }) => [hash, `${step(focal_x)}-${step(focal_y)}`]),
  );
}

const step = (percent: number | null) => 5 * Math.round(Number(percent) / 5);

const paths = /(?<=")\/uploads\/([0-9a-f]{32})\/\d{1,4}x\d{1,4}\.webp(?=")/g;

export const withFocalPoints = (json: string, points: FocalPoints): string =>
  json.replace(paths, (path, hash: string) => (points[hash] ? `${path}#${points[hash]}` : path));
