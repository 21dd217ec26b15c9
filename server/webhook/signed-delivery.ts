/** Follows the Standard Webhooks specification, so that receivers can verify requests with existing libraries. */
import { createHmac } from 'node:crypto';
import type { StoredWebhook } from '../../db/repositories/webhook/webhook.ts';
import { type Network, publicFetch } from '../http/outgoing/public-fetch.ts';
import type { WebhookMessage } from './webhook-message.ts';

export const secretPrefix = 'whsec_';

const timeout = 10_000;
const maxAnswerBytes = 8 * 1024;
const maxErrorLength = 300;

function signatureOf(secret: string, { id, body }: WebhookMessage, seconds: number): string {
  const key = Buffer.from(secret.slice(secretPrefix.length), 'base64');
  const signed = createHmac('sha256', key).update(`${id}.${seconds}.${body}`).digest('base64');
  return `v1,${signed}`;
}

export type DeliveryOutcome = { status: number | null; error: string | null; text: string };

/** Never throws. Failures are returned. */
export async function deliver(
  { url, secret, attempts }: Pick<StoredWebhook, 'url' | 'secret' | 'attempts'>,
  message: WebhookMessage,
  { network, signal }: { network: Network; signal: AbortSignal },
): Promise<DeliveryOutcome> {
  const seconds = Math.floor(Date.now() / 1000);
  try {
    const { status, body } = await publicFetch(
      url,
      {
        method: 'POST',
        headers: {
          'content-type': 'application/json; charset=utf-8',
          'content-length': String(Buffer.byteLength(message.body)),
          'user-agent': 'Aceboard-Webhooks',
          'webhook-id': message.id,
          'webhook-timestamp': String(seconds),
          'webhook-signature': signatureOf(secret, message, seconds),
          'webhook-attempt': String(attempts + 1),
        },
        body: message.body,
        timeout,
        maxBytes: maxAnswerBytes,
        signal,
      },
      network,
    );
    const error = status >= 200 && status < 300 ? null : refusalOf(status);
    return { status, error, text: body.toString('utf8') };
  } catch (error) {
    return { status: null, error: messageOf(error).slice(0, maxErrorLength), text: '' };
  }
}

const refusalOf = (status: number) =>
  status >= 300 && status < 400
    ? `The receiver answered ${status}, and redirects are not followed`
    : `The receiver answered ${status}`;

/** If several addresses failed, Node's AggregateError has no message, only one error per address. */
function messageOf(error: unknown): string {
  if (error instanceof AggregateError && error.message === '') return messageOf(error.errors[0]);
  return error instanceof Error ? error.message : String(error);
}
