/**
 * Checks every external link once per night, in one process, with few concurrent requests. Stores each result
 * immediately, so that an interrupted run continues with the remaining links.
 */
import type { Kysely, Transaction } from 'kysely';
import { maxId } from '#contract/id.ts';
import { parseUrl } from '#contract/parse-url.ts';
import type { LinkCheck } from '#contract/partner/link-check.ts';
import { type LinkedKind, linkedKinds } from '#contract/partner/link-state.ts';
import {
  deleteUnusedLinks,
  findStoredLink,
  listLinksToCheck,
  updateLinkCheck,
} from '../../../db/repositories/partner/link-check.ts';
import {
  listIdsAfter,
  listSourceLinks,
  type OwnHost,
} from '../../../db/repositories/partner/link-source.ts';
import {
  deleteLinkUsesBetween,
  replaceLinkUses,
} from '../../../db/repositories/partner/link-use.ts';
import type { Database } from '../../../db/tables.ts';
import { inTransaction } from '../../../db/transaction.ts';
import { AppError, overloaded } from '../../errors.ts';
import type { Network } from '../../http/outgoing/public-fetch.ts';
import { type SharedLimits, sharedRateLimit } from '../../http/shared-rate-limit.ts';
import { logFollower, rowsAtOnce } from '../../log-follower.ts';
import { unknownId } from '../../resource/resource.ts';
import { followLink, type LinkOutcome } from './follow-link.ts';
import { givingUp, type HostQueue, hostQueue } from './host-queue.ts';
import { getLink } from './link-list.ts';
import { nextLinkState } from './next-link-state.ts';

type Update = (
  trx: Transaction<Database>,
  kind: LinkedKind,
  ids: readonly number[],
) => Promise<void>;

function linkCollector(ownHost: OwnHost) {
  const update: Update = async (trx, kind, ids) =>
    replaceLinkUses(trx, kind, ids, await listSourceLinks(trx, kind, ids, ownHost));
  const { followAll, followBatch } = logFollower({
    cursorKey: 'link_use_cursor',
    kinds: linkedKinds,
    update,
    updateAll: (db, kind, signal) => collectKind(db, kind, update, signal),
  });
  return {
    collectAll: followAll,

    /** Collects the links of a batch of changes, so that a list of links includes the latest writes. */
    collectNew: followBatch,
  };
}

async function collectKind(
  db: Kysely<Database>,
  kind: LinkedKind,
  update: Update,
  signal: AbortSignal,
) {
  for (let after = 0; ; ) {
    signal.throwIfAborted();
    const ids = await listIdsAfter(db, kind, { after, limit: rowsAtOnce });
    const last = ids.at(-1);
    const before = last === undefined ? maxId + 1 : last + 1;
    await inTransaction(db, async (trx) => {
      await deleteLinkUsesBetween(trx, kind, { after, before });
      if (last === undefined) return;
      await update(trx, kind, ids);
    });
    if (last === undefined) return;
    after = last;
  }
}

const hostsAtOnce = 4;
/** A link checked within this time counts as checked tonight. */
const nightLength = 12 * 60 * 60_000;
/**
 * If none of this many hosts responds, the server probably has no internet access, because they are unlikely to be down
 * in the same night.
 */
const minHosts = 3;

type StoredUrl = { id: number; url: string };

type Options = {
  /** True if the operator has turned link checking off, regardless of the site's settings. */
  isForbidden: boolean;
  /** Whether links are checked every night. */
  isOn: () => Promise<boolean>;
  ownHost: OwnHost;
  limited: boolean;
  limits: SharedLimits;
  network: Network;
  userAgent: () => Promise<string>;
};

export type LinkChecker = ReturnType<typeof linkChecker>;

export function linkChecker(options: Options) {
  const { isForbidden, isOn, ownHost, limited, limits, network, userAgent } = options;
  const { db } = limits;
  const { collectAll, collectNew } = linkCollector(ownHost);
  const closing = new AbortController();
  const inTurn = hostQueue();
  const manualChecks = sharedRateLimit(limits, { name: 'link checks', limit: 20, window: 60_000 });

  const follow = async (url: string, queue: HostQueue, signal: AbortSignal) =>
    followLink(url, { network, userAgent: await userAgent(), inTurn: queue, signal });

  async function checkAll(signal: AbortSignal): Promise<void> {
    await collectAll(db, signal);
    await inTransaction(db, deleteUnusedLinks);
    if (!(await isOn())) return;
    const links = await listLinksToCheck(db, new Date(Date.now() - nightLength).toISOString());
    const hosts = [...Map.groupBy(links, ({ url }) => parseUrl(url)?.hostname).values()];
    const hostCount = hosts.length;
    const outcomes = outcomeWriter(db);
    const inTurnTonight = givingUp(inTurn);
    const failed = new AbortController();
    const until = AbortSignal.any([signal, failed.signal]);
    async function work() {
      for (let own = hosts.shift(); own; own = hosts.shift()) {
        for (const { id, url } of own) {
          until.throwIfAborted();
          await outcomes.add(id, await follow(url, inTurnTonight, until));
        }
      }
    }
    // If one worker cannot store its results, stop the others too.
    const working = Array.from({ length: hostsAtOnce }, work);
    await Promise.all(working).catch((error: unknown) => failed.abort(error));
    await Promise.allSettled(working);
    until.throwIfAborted();
    await outcomes.end(hostCount);
  }

  return {
    isOn,
    canCheck: !isForbidden,
    collectNew: () => collectNew(db),

    /** Takes long when it first lists the links of a large catalogue. */
    collectAll: () => collectAll(db, closing.signal),
    checkAll: (signal: AbortSignal) => checkAll(AbortSignal.any([signal, closing.signal])),

    /** Checks a link immediately, such as after an editor has fixed it. */
    async checkNow(id: number): Promise<LinkCheck> {
      if (isForbidden)
        throw new AppError('conflict', 'Link checking is off. Set LINK_CHECK=on first.');
      const link: StoredUrl | undefined = await findStoredLink(db, id);
      if (!link) throw unknownId('link', id);
      if (limited) await manualChecks.admit('all');
      await writeOutcome(db, id, await follow(link.url, inTurn, closing.signal));
      return getLink(db, id);
    },

    close: () => closing.abort(overloaded('The server is shutting down.')),
  };
}

/** Holds back failures without a response until some host has responded. */
function outcomeWriter(db: Kysely<Database>) {
  const found: { id: number; outcome: LinkOutcome }[] = [];
  let hasAnswer = false;
  async function write() {
    for (let next = found.shift(); next; next = found.shift()) {
      await writeOutcome(db, next.id, next.outcome);
    }
  }
  return {
    async add(id: number, outcome: LinkOutcome) {
      found.push({ id, outcome });
      hasAnswer ||= outcome.status !== null;
      if (hasAnswer) await write();
    },
    async end(hosts: number) {
      if (!hasAnswer && hosts >= minHosts) {
        throw new Error(
          `None of ${hosts} hosts answered, so this server may have no internet access: ${found[0]?.outcome.error}`,
        );
      }
      await write();
    },
  };
}

const writeOutcome = (db: Kysely<Database>, id: number, outcome: LinkOutcome): Promise<void> =>
  inTransaction(db, async (trx) => {
    const before = await findStoredLink(trx, id);
    if (!before) return;
    const found = nextLinkState(before, outcome, new Date());
    const isNews =
      found.state !== before.state ||
      ('destination' in found && found.destination !== before.destination);
    await updateLinkCheck(trx, id, { ...found, ...(isNews && { is_announced: 0 }) });
  });
