import { Kysely } from 'kysely';
import pg from 'pg';
import { type Engine, type OnQuery, queryLog } from '../engine.ts';
import { gauge } from '../metrics/measure.ts';
import type { Database } from '../tables.ts';
import { postgresDialect } from './dialect.ts';
import { answerTimeout } from './driver.ts';
import { serverHeartbeat } from './heartbeat.ts';
import { type OwnWrites, watchVersion } from './watch-version.ts';

const connections = gauge({
  name: 'aceboard_database_connections',
  help: 'Connections to PostgreSQL. At most 10 are open; further work waits for one.',
  labels: ['state'],
});

const maxConnections = 10;
const connectTimeout = 1_500;

/** In seconds. At startup, another process may be filling the database, or a migration may rewrite all of it. */
const usualTimeouts = {
  serving: { lock: 5, statement: 15 },
  starting: { lock: 120, statement: 1_800 },
};

/** Parses counts and ids as numbers: none reaches 2^53. */
const { INT8, NUMERIC } = pg.types.builtins;
const numbers = new Set<number>([INT8, NUMERIC]);
const types: pg.CustomTypesConfig = {
  getTypeParser: ((id: number, format?: 'text' | 'binary') =>
    numbers.has(id) ? Number : pg.types.getTypeParser(id, format)) as typeof pg.types.getTypeParser,
};

type Options = { timeouts?: typeof usualTimeouts; onQuery?: OnQuery | undefined };

export async function postgresEngine(
  url: string,
  { timeouts = usualTimeouts, onQuery }: Options = {},
): Promise<Engine> {
  const pool = new pg.Pool({
    connectionString: url,
    max: maxConnections,
    connectionTimeoutMillis: connectTimeout,
    application_name: 'aceboard',
    lock_timeout: timeouts.serving.lock * 1000,
    statement_timeout: timeouts.serving.statement * 1000,
    query_timeout: answerTimeout(timeouts.serving),
    types,
  });
  // A lost connection fails its query anyway; without these listeners it would crash the process.
  pool.on('connect', (client) => client.on('error', () => {}));
  pool.on('error', () => {});
  await requireReachable(pool);
  for (const [state, read] of Object.entries({
    open: () => pool.totalCount,
    idle: () => pool.idleCount,
    waited_for: () => pool.waitingCount,
  })) {
    connections.read([state], read);
  }
  const own: OwnWrites = {};
  const heartbeat = serverHeartbeat();
  let current = timeouts.serving;
  const db = new Kysely<Database>({
    ...queryLog(onQuery),
    dialect: postgresDialect(pool, {
      onCatalogueWritten: (head) => own.onWritten?.(head),
      timeouts: () => current,
      heartbeat,
    }),
  });
  return {
    db,
    async withLongTimeout(work) {
      current = timeouts.starting;
      return work().finally(() => {
        current = timeouts.serving;
      });
    },
    watchVersion: () => watchVersion(pool, { own, heartbeat }),
    // The server recycles its log itself.
    emptyLog: async () => {},
  };
}

/** The URL contains a password, so the message only contains the server. */
async function requireReachable(pool: pg.Pool) {
  try {
    await pool.query('select 1');
  } catch (error) {
    await pool.end();
    const reasons = error instanceof AggregateError ? error.errors : [error];
    throw new Error(`DATABASE_URL cannot be used: ${reasons.map(messageOf).join(', ')}.`);
  }
}

const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error));
