/** A minimal server for comparison, which reads ten rows. */
import { join } from 'node:path';
import process from 'node:process';
import SQLite from 'better-sqlite3';
import Fastify from 'fastify';

const database = new SQLite(join(process.env.DATA_DIR ?? '', 'bare.db'));
database.exec(`pragma journal_mode = wal;
  create table if not exists product (id integer primary key, name text);
  with recursive ids (id) as (select 1 union all select id + 1 from ids where id < 1000)
  insert into product (id, name)
  select id, 'Product ' || id from ids where not exists (select 1 from product)`);
const select = database.prepare('select id, name from product order by id limit 10');

const app = Fastify();
app.get('/', () => select.all());
// A process terminated by a signal doesn't write its compile cache.
process.once('SIGTERM', () => process.exit());
process.stdout.write(`Site ${await app.listen({ port: 0, host: '127.0.0.1' })}\n`);
