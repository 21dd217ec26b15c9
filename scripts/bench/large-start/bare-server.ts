/** The least that a server on this database needs: Fastify, better-sqlite3 and one statement. */
import { join } from 'node:path';
import SQLite from 'better-sqlite3';
import Fastify from 'fastify';

const database = new SQLite(join(process.env.DATA_DIR ?? '', 'aceboard.db'), { readonly: true });
const products = database.prepare('select * from product_translation limit 10');
const app = Fastify();
app.get('/', () => products.all());
process.stdout.write(`Site   ${await app.listen({ port: 0, host: '127.0.0.1' })}\n`);
