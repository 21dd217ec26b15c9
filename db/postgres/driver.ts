/**
 * All write transactions take the same lock, so that catalogue changes become visible in the order of their `seq`, and
 * anything that a transaction has checked stays true until it commits, as on SQLite.
 */
import type { CompiledQuery, DatabaseConnection, Driver, QueryResult } from 'kysely';
import type { Pool, PoolClient, QueryConfig } from 'pg';
import { faultOf } from '../database-fault.ts';
import { isRead, transactionKind } from '../sql/transaction-kind.ts';
import type { Heartbeat } from './heartbeat.ts';

const writeLock = 5_121_917;

const beginWrite = ({ lock, statement }: Timeouts) =>
  `begin; set local lock_timeout = '${lock}s'; set local statement_timeout = '${statement}s';
    select pg_advisory_xact_lock(${writeLock})`;
const beginRead = 'begin isolation level repeatable read read only';

const writesChange = (sql: string) => sql.startsWith('insert into "change"');
const readHead = 'select max(seq) as head from change';

/** PostgreSQL rejects NUL in strings. No stored string contains one, so a search for it finds nothing either way. */
const withoutNul = (parameter: unknown) =>
  typeof parameter === 'string' ? parameter.replaceAll('\0', '\uFFFD') : parameter;

type Session = DatabaseConnection & {
  client: PoolClient;
  hasWrittenCatalogue: boolean;
  isBroken: boolean;
};

export type DriverOptions = {
  onCatalogueWritten: (head: number) => void;
  timeouts: () => Timeouts;
  heartbeat: Heartbeat;
};

/** In seconds: how long a write waits for earlier writes, and how long a statement may take. */
type Timeouts = { lock: number; statement: number };

export const answerTimeout = ({ statement }: Timeouts) => (statement + 2) * 1000;

export function postgresDriver(
  pool: Pool,
  { onCatalogueWritten, timeouts, heartbeat }: DriverOptions,
): Driver {
  /** The server cancels slow statements itself. If it doesn't, it is hanging, and the connection is discarded. */
  const query = (client: PoolClient, text: string, values?: unknown[]) => {
    const query_timeout = answerTimeout(timeouts());
    const asked = { text, ...(values && { values }), query_timeout } as QueryConfig;
    return heartbeat.whileResponsive(() => client.query(asked));
  };

  const command = async (session: Session, sql: string) => {
    try {
      return await query(session.client, sql);
    } catch (error) {
      session.isBroken ||= faultOf(error) === 'unreachable';
      throw error;
    }
  };

  /** A lost connection rolls back automatically. */
  async function rollback(session: Session) {
    if (!session.isBroken) await command(session, 'rollback');
  }

  const newSession = (client: PoolClient): Session => ({
    client,
    hasWrittenCatalogue: false,
    isBroken: false,
    async executeQuery<Row>({ sql, parameters }: CompiledQuery): Promise<QueryResult<Row>> {
      try {
        const { rows, rowCount } = await query(client, sql, parameters.map(withoutNul));
        this.hasWrittenCatalogue ||= writesChange(sql);
        return { rows, numAffectedRows: BigInt(rowCount ?? 0) };
      } catch (error) {
        this.isBroken ||= faultOf(error) === 'unreachable';
        throw error;
      }
    },
    streamQuery() {
      throw new Error('Rows are read in chunks by their keys.');
    },
  });

  return {
    async init() {},
    async acquireConnection() {
      heartbeat.requireResponsive();
      return newSession(await pool.connect());
    },
    async beginTransaction(connection, settings) {
      const begin = isRead(transactionKind(settings)) ? beginRead : beginWrite(timeouts());
      try {
        await command(connection as Session, begin);
      } catch (error) {
        // Kysely only rolls back transactions that have started.
        await rollback(connection as Session);
        throw error;
      }
    },
    /** Lets this process see its own write immediately. */
    async commitTransaction(connection) {
      const session = connection as Session;
      let head: number | undefined;
      if (session.hasWrittenCatalogue) ({ head } = (await command(session, readHead)).rows[0]);
      await command(session, 'commit');
      if (head !== undefined) onCatalogueWritten(head);
    },
    rollbackTransaction: (connection) => rollback(connection as Session),
    async releaseConnection(connection) {
      const { client, isBroken } = connection as Session;
      client.release(isBroken);
    },
    async destroy() {
      await pool.end();
    },
  };
}
