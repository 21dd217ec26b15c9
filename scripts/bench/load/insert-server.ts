/** The simplest server that writes: each request inserts one row, in a transaction that is on the disk when it ends. */
import process from 'node:process';
import SQLite from 'better-sqlite3';
import Fastify from 'fastify';

const sqlite = new SQLite(process.argv[2]);
sqlite.pragma('journal_mode = WAL');
sqlite.pragma('synchronous = FULL');
sqlite.exec('create table product (id integer primary key, name text, body text)');
const insert = sqlite.prepare('insert into product (name, body) values (?, ?)');

const app = Fastify();
app.post('/', (request, reply) => {
  const body = request.body as { name: string };
  const { lastInsertRowid } = insert.run(body.name, JSON.stringify(body));
  return reply.status(201).send({ ...body, id: Number(lastInsertRowid) });
});
console.log(`Site ${await app.listen({ port: 0, host: '127.0.0.1' })}`);
