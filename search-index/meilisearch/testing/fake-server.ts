/** A fake server that can fail in the middle of a task, which is impossible to provoke in a real Meilisearch. */
import { once } from 'node:events';
import {
  createServer,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type ServerResponse,
} from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import type { IndexedDocument } from '../index/indexed-document.ts';

type Reason = { code: string; type: string; message: string };
type Task = { uid: number; status: string; error: Reason | null; work: () => void };
type Index = { createdAt: string; documents: Map<string, IndexedDocument> };

type Fault =
  | { status: number; reason?: Reason }
  /** The request is processed, but either no response is sent or the connection breaks. */
  | 'no answer'
  | 'lost answer'
  | { task: Reason };

export type Call = { method: string; path: string; body: unknown; headers: IncomingHttpHeaders };

export async function fakeServer() {
  const indexes = new Map<string, Index>();
  const tasks: Task[] = [];
  const calls: Call[] = [];
  let made = 0;
  let isHeld = false;
  let faultOf: (call: Call) => Fault | undefined | Promise<undefined> = () => undefined;

  function makeIndex(uid: string): Index {
    made += 1;
    const index = { createdAt: `2030-01-01T00:00:00.${made}Z`, documents: new Map() };
    indexes.set(uid, index);
    return index;
  }

  function enqueue(work: () => void, error: Reason | null) {
    const task: Task = { uid: tasks.length, status: 'enqueued', error, work };
    tasks.push(task);
    if (!isHeld) process(task);
    return { taskUid: task.uid, status: 'enqueued' };
  }

  function process(task: Task) {
    if (task.status !== 'enqueued') return;
    task.status = task.error ? 'failed' : 'succeeded';
    if (!task.error) task.work();
  }

  function swap(uid: string, other: string) {
    const [one, two] = [indexes.get(uid), indexes.get(other)];
    if (!one || !two) throw new Error(`Nothing to swap: ${uid} ${other}`);
    indexes.set(uid, two).set(other, one);
  }

  function handle({ method, path, body }: Call, error: Reason | null): unknown {
    const [resource, uid = '', what, action] = path.slice(1).split('?')[0]?.split('/') ?? [];
    const documents = () => (indexes.get(uid) ?? makeIndex(uid)).documents;
    if (resource === 'tasks') return tasks[Number(uid)];
    if (resource === 'multi-search') return { results: (body as Asked).queries.map(found) };
    if (resource === 'swap-indexes') {
      const pairs = body as { indexes: [string, string] }[];
      return enqueue(() => {
        for (const pair of pairs) swap(...pair.indexes);
      }, error);
    }
    if (method === 'GET' && !what) {
      return { results: [...indexes].map(([name, { createdAt }]) => ({ uid: name, createdAt })) };
    }
    if (method === 'GET') {
      const asked = new URL(path, 'http://fake-server').searchParams;
      const [offset, limit] = [Number(asked.get('offset')), Number(asked.get('limit'))];
      return { results: [...documents().values()].slice(offset, offset + limit) };
    }
    if (method === 'PATCH') return enqueue(() => {}, error);
    if (method === 'DELETE') return enqueue(() => indexes.delete(uid), error);
    if (!what) return enqueue(() => makeIndex((body as { uid: string }).uid), error);
    if (action === 'delete-batch') {
      return enqueue(() => (body as string[]).forEach((id) => void documents().delete(id)), error);
    }
    return enqueue(() => {
      for (const document of body as IndexedDocument[]) documents().set(document.id, document);
    }, error);
  }

  type Asked = { queries: { indexUid: string; filter: string[]; hitsPerPage: number }[] };
  const found = ({ indexUid, filter, hitsPerPage }: Asked['queries'][number]) => {
    const [types = ''] = filter;
    const all = [...(indexes.get(indexUid)?.documents.values() ?? [])];
    const hits = all.filter(({ type }) => types.includes(type));
    const counts = Object.entries(Object.groupBy(hits, ({ type }) => type));
    return {
      hits: hits.slice(0, hitsPerPage),
      facetDistribution: {
        type: Object.fromEntries(counts.map(([type, some]) => [type, some.length])),
      },
    };
  };

  async function answer(request: IncomingMessage, response: ServerResponse) {
    const { method = '', url: path = '', headers } = request;
    const hasBody = method !== 'GET' && method !== 'DELETE';
    const call = { method, path, headers, body: hasBody ? await json(request) : undefined };
    calls.push(call);
    const fault = await faultOf(call);
    if (typeof fault === 'object' && 'status' in fault) {
      response.writeHead(fault.status, { 'content-type': 'application/json' });
      return response.end(JSON.stringify(fault.reason ?? { message: 'out of order' }));
    }
    const body = handle(call, typeof fault === 'object' ? fault.task : null);
    if (fault === 'no answer') return;
    if (fault === 'lost answer') return request.socket.destroy();
    response.writeHead(200, { 'content-type': 'application/json' });
    return response.end(JSON.stringify(body));
  }

  const server = createServer(answer);
  async function listen(port: number) {
    server.listen(port, '127.0.0.1');
    await once(server, 'listening');
    return (server.address() as AddressInfo).port;
  }
  const port = await listen(0);

  return {
    url: `http://127.0.0.1:${port}`,
    indexes,
    calls,
    makeIndex,
    documentsIn: (uid: string) => [...(indexes.get(uid)?.documents.values() ?? [])],
    failWith(fault: typeof faultOf) {
      faultOf = fault;
    },
    /** Accepts tasks, but doesn't process them until they are released. */
    hold() {
      isHeld = true;
    },
    letGo() {
      isHeld = false;
      tasks.forEach(process);
    },
    async stop() {
      if (!server.listening) return;
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    },
    startAgain: () => listen(port),
  };
}

export type FakeServer = Awaited<ReturnType<typeof fakeServer>>;

export const isDocumentWrite = ({ method, path }: Call) =>
  method === 'POST' && /^\/indexes\/[^/]+\/documents(\?|$)/.test(path);
