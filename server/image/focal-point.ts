/**
 * The path of an image whose focal point an editor has set ends with that point, such as `#30-70`, to the nearest five
 * percent. Whoever crops the image knows it without another request, whoever does not passes it over, and all other
 * images weigh nothing more. src/ui/image/focal-point.css has a rule for each step.
 */
import type { Kysely } from 'kysely';
import { z } from 'zod';
import { insteadOfLost } from '../../db/database-fault.ts';
import { listFocalPoints } from '../../db/repositories/image/image.ts';
import type { Database } from '../../db/tables.ts';

/** By the hash in the path. */
export const focalPoints = z.record(z.string(), z.string());
export type FocalPoints = z.output<typeof focalPoints>;

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
