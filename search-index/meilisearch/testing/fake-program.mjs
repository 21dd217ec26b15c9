#!/usr/bin/env node
// A fake of the program meilisearch: it prints its version, or listens and reports how it was started.
import { createServer } from 'node:http';

if (process.argv.includes('--version')) {
  console.log('meilisearch 1.2.3');
  process.exit(0);
}
const { MEILI_HTTP_ADDR = '', MEILI_MASTER_KEY } = process.env;
const [host, port] = MEILI_HTTP_ADDR.split(':');
createServer((request, response) => {
  if (request.headers.authorization !== `Bearer ${MEILI_MASTER_KEY}`) response.writeHead(403);
  else response.writeHead(200, { 'content-type': 'application/json' });
  const { pid, argv, env } = process;
  response.end(JSON.stringify({ status: 'available', pid, argv: argv.slice(2), env }));
}).listen(Number(port), host);
