import type { FastifyInstance } from 'fastify';
import type { Site } from '#contract/site.ts';
import type { Settings } from './settings.ts';

/** The URL never comes from the request: a client must not choose the URL that a page gives as its own. */
export function siteOf(app: FastifyInstance, { settings }: { settings: Settings }): Site {
  return {
    name: settings.SITE_NAME,
    url: settings.SITE_URL ?? listeningUrl(app, settings),
    telegramUrl: settings.TELEGRAM_URL,
    timeZone: settings.SITE_TIMEZONE,
    ...(settings.UPLOADS_PUBLIC_URL && { uploadsUrl: settings.UPLOADS_PUBLIC_URL }),
    ageGate: settings.AGE_GATE,
    onlineCounter: settings.ONLINE_COUNTER,
  };
}

function listeningUrl(app: FastifyInstance, { HOST, PORT }: Settings): string {
  const address = app.server.address();
  const port = typeof address === 'object' && address ? address.port : PORT;
  return `http://${HOST.includes(':') ? `[${HOST}]` : HOST}:${port}`;
}
