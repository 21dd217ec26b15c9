/** Follows the Standard Webhooks specification, so that receivers can verify requests with existing libraries. */
import { createHmac } from 'node:crypto';
import {
  type ChangeAction,
  type ChangedKind,
  type EntityKind,
  entityPaths,
} from '#contract/catalogue/history/entity-kind.ts';
import type { ClickAlert } from '#contract/partner/click-alert.ts';
import type { LinkCheck } from '#contract/partner/link-check.ts';
import type { SentChange, StoredWebhook } from '../../db/repositories/webhook/webhook.ts';
import { type Network, publicFetch } from '../http/outgoing/public-fetch.ts';

export const secretPrefix = 'whsec_';

const timeout = 10_000;
const maxAnswerBytes = 8 * 1024;
const maxErrorLength = 300;

export type Message = { id: string; body: string };

/** No call reads these by their ID. */
const withoutOwnPath: readonly string[] = ['top-list-entry', 'settings'];
const readPath = (kind: EntityKind, id: number) => `/api/admin${entityPaths[kind]}/${id}`;
const isEntity = (kind: ChangedKind): kind is EntityKind => kind in entityPaths;

/** The id stays the same across retries, so that receivers can skip changes they have already processed. */
export function changeMessage({ id }: Pick<StoredWebhook, 'id'>, change: SentChange): Message {
  const { seq, at, actor, entity_id } = change;
  const entity = change.entity as ChangedKind;
  const action = change.action as ChangeAction;
  const hasPath = action !== 'delete' && isEntity(entity) && !withoutOwnPath.includes(entity);
  return message(`change_${id}_${seq}`, `${entity}.${action}`, at, {
    seq,
    at,
    action,
    entity,
    entity_id,
    name: change.summary === null ? null : JSON.parse(change.summary).name,
    actor,
    path: hasPath ? readPath(entity, entity_id) : null,
    change_path: `/api/admin/changes/${seq}`,
  });
}

type NamedClickDrop = ClickAlert & { name: string | null };

export function clickAlertMessage(
  { id }: Pick<StoredWebhook, 'id'>,
  { product_id, name, day, clicks, median }: NamedClickDrop,
): Message {
  return message(
    `clicks_${id}_${product_id}_${day}`,
    'product.clicks-fell',
    `${day}T00:00:00.000Z`,
    {
      entity: 'product',
      entity_id: product_id,
      name,
      day,
      clicks,
      median,
      path: readPath('product', product_id),
    },
  );
}

/** The id includes the day, so that later news of the same link has a different id. */
export function linkMessage(
  { id }: Pick<StoredWebhook, 'id'>,
  { last_checked_at, ...link }: LinkCheck,
): Message {
  const at = last_checked_at ?? new Date().toISOString();
  return message(
    `link_${id}_${link.id}_${link.state}_${at.slice(0, 10)}`,
    `link.${link.state}`,
    at,
    {
      entity: 'link',
      entity_id: link.id,
      url: link.url,
      error: link.error,
      destination: link.destination,
      accepted_destination: link.accepted_destination,
      uses: link.uses.map(({ kind, id, name, place }) => ({
        entity: kind,
        entity_id: id,
        name,
        place,
        path: readPath(kind, id),
      })),
      uses_total: link.uses_total,
    },
  );
}

export function pingMessage({ id }: Pick<StoredWebhook, 'id'>): Message {
  const at = new Date().toISOString();
  return message(`ping_${id}_${Date.parse(at)}`, 'webhook.ping', at, {});
}

const message = (id: string, type: string, timestamp: string, data: object): Message => ({
  id,
  body: JSON.stringify({ id, type, timestamp, data }),
});

function signatureOf(secret: string, { id, body }: Message, seconds: number): string {
  const key = Buffer.from(secret.slice(secretPrefix.length), 'base64');
  const signed = createHmac('sha256', key).update(`${id}.${seconds}.${body}`).digest('base64');
  return `v1,${signed}`;
}

export type DeliveryOutcome = { status: number | null; error: string | null; text: string };

/** Never throws. Failures are returned. */
export async function deliver(
  { url, secret, attempts }: Pick<StoredWebhook, 'url' | 'secret' | 'attempts'>,
  message: Message,
  { network, signal }: { network: Network; signal: AbortSignal },
): Promise<DeliveryOutcome> {
  const seconds = Math.floor(Date.now() / 1000);
  try {
    const { status, text } = await publicFetch(
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
    return { status, error, text };
  } catch (error) {
    return { status: null, error: sentenceOf(error).slice(0, maxErrorLength), text: '' };
  }
}

const refusalOf = (status: number) =>
  status >= 300 && status < 400
    ? `The receiver answered ${status}, and redirects are not followed`
    : `The receiver answered ${status}`;

/** If several addresses failed, Node's AggregateError has no message, only one error per address. */
function sentenceOf(error: unknown): string {
  if (error instanceof AggregateError && error.message === '') return sentenceOf(error.errors[0]);
  return error instanceof Error ? error.message : String(error);
}
