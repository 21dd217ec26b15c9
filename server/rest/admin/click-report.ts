import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { clickReport, clickReportQuery } from '#contract/partner/click-report.ts';
import type { Deps } from '../../deps.ts';
import { readClickReport } from '../../partner/click/click-report.ts';
import { clickReportCsv } from '../../partner/click/click-report-csv.ts';
import { operation } from '../request-schema.ts';

const csvFile = { description: 'CSV in UTF-8', content: { 'text/csv': { schema: z.string() } } };

export function clickReportRoutes(fastify: FastifyInstance, { database, clicks, settings }: Deps) {
  const app = fastify.withTypeProvider<ZodTypeProvider>();
  const timeZone = settings.SITE_TIMEZONE;
  app.get(
    '/reports/clicks',
    {
      schema: {
        ...operation('Reports', 'readClickReport', 'Get the clicks of a period'),
        querystring: clickReportQuery,
        response: { 200: clickReport },
      },
    },
    async (request) => {
      await clicks.write();
      return readClickReport(database.db, request.query, { timeZone });
    },
  );
  app.get(
    '/reports/clicks/export',
    {
      schema: {
        ...operation('Reports', 'exportClickReport', 'Get the clicks of a period as CSV'),
        querystring: clickReportQuery,
        response: { 200: csvFile },
      },
    },
    async (request, reply) => {
      await clicks.write();
      const csv = await clickReportCsv(database.db, request.query, { timeZone });
      return reply
        .type('text/csv; charset=utf-8')
        .header('content-disposition', 'attachment; filename="clicks.csv"')
        .send(csv);
    },
  );
}
