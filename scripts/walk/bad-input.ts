/**
 * Sends variants of a call that none of our clients would send. The server must respond to each with a status below
 * 500.
 */
import type { Call, Walked } from './walked.ts';

const badBodies: [type: string, body: string][] = [
  ['application/json', '{"half":'],
  ['application/json', 'null'],
  ['application/json', '[[1],{"id":-1}]'],
  ['application/json', '{"constructor":{"prototype":1},"id":"\\u0000"}'],
  ['application/x-www-form-urlencoded', 'id=%00&id=%ff&name'],
  ['text/plain', '{}'],
];

const badQuery = 'limit=-1&limit=2&market=%00&lang=&q=%F0%9F&input=%7B%22id%22%3A%5B';

const badIds = ['0', 'none', '99999999999999999999', '%00'];

function badCalls({ method = 'GET', path, headers, body }: Call): Call[] {
  const [bare = ''] = path.split('?');
  const paths = /\/\d+/.test(bare) ? badIds.map((id) => bare.replace(/\/\d+/, `/${id}`)) : [];
  const calls = paths.map((bad) => ({ method, path: bad, headers, body }));
  if (method === 'GET') return [...calls, { path: `${bare}?${badQuery}`, headers }];
  const bodies = badBodies.map(([type, bad]) => ({
    method,
    path,
    body: bad,
    headers: { ...headers, 'content-type': type },
  }));
  return [...calls, ...bodies];
}

export async function walkBadInput(walked: Walked, kind: string, call: Call) {
  if (!walked.triesBadInput) return;
  for (const bad of badCalls(call)) {
    await walked.probe(`${kind}, bad input`, bad, (status) => status < 500);
  }
}
