import { once } from 'node:events';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { recordExport } from '../../caller/record-event.ts';
import type { Deps } from '../../deps.ts';
import { overloaded } from '../../errors.ts';
import { operation } from '../../http/request-schema.ts';
import { exportInChild } from '../../move-out/export-in-child.ts';
import { adminContext } from '../../resource/admin-call.ts';

const exportPath = '/archive';

const archiveFile = {
  description: 'A gzipped tar file. README.md in it explains its files',
  content: { 'application/gzip': { schema: z.string() } },
};

export function exportRoute(app: FastifyInstance, deps: Deps) {
  /** Each export is a process that reads the whole database. */
  let isRunning = false;
  const stop = new AbortController();
  app.addHook('preClose', async () => stop.abort(new Error('The server is shutting down.')));

  app.get(
    exportPath,
    {
      config: { permission: { role: 'owner' } },
      exposeHeadRoute: false,
      schema: {
        ...operation('Settings', 'exportSite', 'Download everything editors wrote as an archive'),
        response: { 200: archiveFile },
      },
    },
    async (request, reply) => {
      if (isRunning) throw overloaded('Another export is running. Try again once it has finished.');
      isRunning = true;
      try {
        const name = `aceboard-export-${new Date().toISOString().slice(0, 10)}.tar.gz`;
        await recordExport(adminContext(deps, request.administrator).writer, name);
        const archive = exportInChild(deps.settings);
        const end = () => archive.destroy(stop.signal.reason);
        stop.signal.addEventListener('abort', end, { once: true });
        const ended = new Promise((done) => archive.once('close', done));
        archive.once('close', () => stop.signal.removeEventListener('abort', end));
        // A failure can only be answered until the first bytes are sent.
        await once(archive, 'readable');
        reply
          .type('application/gzip')
          .header('content-disposition', `attachment; filename="${name}"`)
          .send(archive);
        await ended;
        return reply;
      } finally {
        isRunning = false;
      }
    },
  );
}
