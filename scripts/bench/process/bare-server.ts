/** The smallest program of the kind: Fastify and better-sqlite3, with one route that reads ten rows. */
import SQLite from 'better-sqlite3';
import Fastify from 'fastify';

const database = new SQLite(':memory:');
database.exec(`create table product (id integer primary key, name text);
  with recursive ids (id) as (select 1 union all select id + 1 from ids where id < 1000)
  insert into product select id, 'Product ' || id from ids`);
const select = database.prepare('select id, name from product order by id limit 10');
const app = Fastify();
app.get('/*', () => select.all());
await app.listen({ port: Number(process.env.PORT), host: '127.0.0.1' });
