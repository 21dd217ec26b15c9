import type { Kysely } from 'kysely';
import { listOf } from '#contract/list.ts';
import {
  type SecurityEventFilter,
  securityEvent,
  securityEventFilter,
  securityEventQuery,
} from '#contract/people/security-event.ts';
import { pagedList } from '../../../db/paged-list.ts';
import { inLongSnapshot } from '../../../db/read-snapshot.ts';
import {
  listSecurityEvents,
  listSecurityEventsAfter,
} from '../../../db/repositories/people/security-event.ts';
import type { Database } from '../../../db/tables.ts';
import { adminCall, csvCall } from '../../resource/admin-call.ts';
import { csvHeader, csvLines } from '../../sheet/csv.ts';

const tag = 'Security log';
const path = '/security-events';
const role = 'owner';

const columns = [
  ...['seq', 'at', 'kind', 'outcome', 'actor'],
  ...['subject', 'detail', 'network', 'agent', 'new_network'],
] as const;
const rowsAtOnce = 500;

const exportEvents = (db: Kysely<Database>, filter: SecurityEventFilter, signal?: AbortSignal) =>
  inLongSnapshot(db, async (snapshot) => {
    const parts = [Buffer.from(csvHeader(columns))];
    for (let last = 0; ; ) {
      signal?.throwIfAborted();
      const events = await listSecurityEventsAfter(snapshot, last, filter, rowsAtOnce);
      const rows = events.map(({ new_network, ...event }) => ({
        ...event,
        subject: event.subject ?? '',
        detail: event.detail ?? '',
        network: event.network ?? '',
        agent: event.agent ?? '',
        new_network: new_network ? 'yes' : '',
      }));
      parts.push(Buffer.from(csvLines(columns, rows)));
      last = events.at(-1)?.seq ?? last;
      if (events.length < rowsAtOnce) return parts;
    }
  });

export const securityEventCalls = {
  list: adminCall({
    tag,
    operationId: 'listSecurityEvents',
    summary: 'List security events, newest first',
    role,
    method: 'GET',
    path,
    input: securityEventQuery,
    output: listOf(securityEvent),
    run: ({ db }, query) => pagedList(listSecurityEvents)(db, query),
  }),
  exportCsv: csvCall({
    tag,
    operationId: 'exportSecurityEvents',
    summary: 'Export the security log as CSV',
    role,
    path: `${path}/export`,
    input: securityEventFilter,
    file: 'security-log.csv',
    run: ({ db, signal }, filter) => exportEvents(db, filter, signal),
  }),
};
