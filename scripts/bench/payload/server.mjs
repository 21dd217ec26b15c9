/** Runs Payload's REST API without Next. Its database is in DATA_DIR. */
import { createServer } from 'node:http';
import process from 'node:process';
import { sqliteAdapter } from '@payloadcms/db-sqlite';
import { buildConfig, getPayload, handleEndpoints } from 'payload';

const everyone = () => true;
const text = (name) => ({ name, type: 'text' });

const config = await buildConfig({
  secret: 'bench-bench-bench-bench',
  telemetry: false,
  typescript: { autoGenerate: false },
  db: sqliteAdapter({
    client: { url: `file:${process.env.DATA_DIR}/payload.db` },
    push: true,
    wal: { synchronous: 'FULL' },
  }),
  localization: { locales: ['en', 'tr'], defaultLocale: 'en' },
  collections: [
    {
      slug: 'products',
      access: { create: everyone, read: everyone },
      fields: [
        { name: 'name', type: 'text', required: true, localized: true },
        { name: 'description', type: 'textarea', localized: true },
        { ...text('fs_label'), localized: true },
        text('icon_url'),
        text('ref_link'),
        { name: 'rating', type: 'number' },
        { name: 'images', type: 'array', fields: [text('image_url')] },
        {
          name: 'categories',
          type: 'select',
          hasMany: true,
          options: ['casino', 'bets', 'bonuses'],
        },
      ],
    },
  ],
});
await getPayload({ config });

const server = createServer(async (request, response) => {
  const chunks = [];
  for await (const chunk of request) chunks.push(chunk);
  const answer = await handleEndpoints({
    config,
    request: new Request(`http://127.0.0.1${request.url}`, {
      method: request.method,
      headers: request.headers,
      ...(chunks.length > 0 && { body: Buffer.concat(chunks) }),
    }),
  });
  response.writeHead(answer.status, Object.fromEntries(answer.headers));
  response.end(Buffer.from(await answer.arrayBuffer()));
});
server.listen(0, '127.0.0.1', () => {
  console.log(`Site http://127.0.0.1:${server.address().port}`);
});
