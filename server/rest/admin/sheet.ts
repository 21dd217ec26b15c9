import { Readable } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { type SheetImport, sheetImport, sheetResult } from '#contract/catalogue/sheet.ts';
import { exportSheet } from '../../catalogue/sheet/export-sheet.ts';
import { importSheet } from '../../catalogue/sheet/import-sheet.ts';
import type { Sheet } from '../../catalogue/sheet/sheet.ts';
import type { Deps } from '../../deps.ts';
import { type Entity, operationOn, writerOf } from '../crud.ts';
import { conflict } from '../request-schema.ts';

const csvFile = { description: 'CSV in UTF-8', content: { 'text/csv': { schema: z.string() } } };

export function sheetRoutes<Draft, Whole extends { id: number }>(
  app: FastifyInstance,
  named: Entity,
  sheet: Sheet<Draft, Whole>,
  deps: Deps,
) {
  const { path } = named;
  app.get(
    `${path}/export`,
    { schema: { ...operationOn(named, 'export'), response: { 200: csvFile, ...conflict } } },
    async (_request, reply) => {
      const client = new AbortController();
      reply.raw.once('close', () => client.abort());
      const parts = await exportSheet(sheet, deps.database.db, client.signal);
      const name = `${path.slice(1)}.csv`;
      return reply
        .type('text/csv; charset=utf-8')
        .headers({
          'content-disposition': `attachment; filename="${name}"`,
          'content-length': parts.reduce((bytes, part) => bytes + part.length, 0),
        })
        .send(Readable.from(parts, { objectMode: false }));
    },
  );
  app.post(
    `${path}/import`,
    {
      schema: {
        ...operationOn(named, 'import'),
        body: sheetImport,
        response: { 200: sheetResult },
      },
    },
    (request) => importSheet(sheet, writerOf(deps, request), request.body as SheetImport),
  );
}
