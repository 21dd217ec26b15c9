/** Writes the messages that webhooks receive. */
import {
  type ChangeAction,
  type ChangedKind,
  type EntityKind,
  entityPaths,
  isEntityKind,
} from '#contract/catalogue/history/entity-kind.ts';
import type { ClickAlert } from '#contract/partner/click-alert.ts';
import type { LinkCheck } from '#contract/partner/link-check.ts';
import type { SecurityEvent } from '#contract/people/security-event.ts';
import type { SentChange, StoredWebhook } from '../../db/repositories/webhook/webhook.ts';

export type WebhookMessage = { id: string; body: string };

/** No call reads these by their ID. */
const withoutPath: readonly ChangedKind[] = ['top-list-entry', 'scoring', 'settings'];
const readPath = (kind: EntityKind, id: number) => `/api/admin${entityPaths[kind]}/${id}`;

/** The id stays the same across retries, so that receivers can skip changes they have already processed. */
export function changeMessage(
  { id }: Pick<StoredWebhook, 'id'>,
  change: SentChange,
): WebhookMessage {
  const { seq, at, actor, entity_id, log_group } = change;
  const entity = change.entity as ChangedKind;
  const action = change.action as ChangeAction;
  const hasPath = action !== 'delete' && isEntityKind(entity) && !withoutPath.includes(entity);
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
    log_group,
  });
}

type NamedClickDrop = ClickAlert & { name: string | null };

export function clickAlertMessage(
  { id }: Pick<StoredWebhook, 'id'>,
  { product_id, name, day, clicks, median }: NamedClickDrop,
): WebhookMessage {
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

/** The id includes the day, so that later news about the same link has a different id. */
export function linkMessage(
  { id }: Pick<StoredWebhook, 'id'>,
  { last_checked_at, ...link }: LinkCheck,
): WebhookMessage {
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

/** Leaves out the details, which may contain any text. */
export function securityMessage(
  { id }: Pick<StoredWebhook, 'id'>,
  { seq, at, kind, outcome, actor, subject, network, new_network }: SecurityEvent,
): WebhookMessage {
  const data = { at, kind, outcome, actor, subject, network, new_network };
  return message(`security_${id}_${seq}`, `security.${kind}`, at, data);
}

export function pingMessage({ id }: Pick<StoredWebhook, 'id'>): WebhookMessage {
  const at = new Date().toISOString();
  return message(`ping_${id}_${Date.parse(at)}`, 'webhook.ping', at, {});
}

const message = (id: string, type: string, timestamp: string, data: object): WebhookMessage => ({
  id,
  body: JSON.stringify({ id, type, timestamp, data }),
});
