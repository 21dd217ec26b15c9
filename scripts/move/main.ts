/**
 * `npm run move -- --to postgres://... [--uploads s3://bucket/prefix]` copies the configured site to PostgreSQL and S3.
 * `--to ./folder` copies it back to SQLite and the disk.
 */
import { parseArgs } from 'node:util';
import { isPostgresUrl } from '../../db/open.ts';
import { parseSettings, type Settings } from '../../server/settings.ts';
import { moveSite } from './move-site.ts';

const usage =
  'Usage: npm run move -- --to postgres://... [--uploads s3://bucket/prefix], or --to ./folder [--uploads ...]';

/** Without --uploads, images stay where they are, or are copied to the folder given with --to. */
function readTarget(): Settings {
  const { to, uploads } = parseArgs({
    options: { to: { type: 'string' }, uploads: { type: 'string' } },
  }).values;
  if (!to || (to.includes('://') && !isPostgresUrl(to))) throw new Error(usage);
  const place = isPostgresUrl(to)
    ? { DATABASE_URL: to, ...(uploads && { UPLOADS_URL: uploads }) }
    : {
        DATABASE_URL: undefined,
        DATA_DIR: to,
        UPLOADS_URL: uploads,
        UPLOADS_PUBLIC_URL: undefined,
      };
  return parseSettings({ ...process.env, ...place });
}

try {
  const to = readTarget();
  await moveSite(parseSettings(process.env), to, (line) => console.log(line));
  console.log('The site has moved. Start it with the new settings.');
} catch (error) {
  const { message, cause } = error instanceof Error ? error : { message: String(error) };
  console.error(cause instanceof Error ? `${message} ${cause.message}` : message);
  process.exitCode = 1;
}
