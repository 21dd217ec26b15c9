import type { FastifyRequest } from 'fastify';
import type { InquiryDraft } from '#contract/visitor/inquiry.ts';
import type { Administrator } from '../caller/administrator.ts';
import { dataOf, type ReadCall, readCall, type StoredRead } from '../catalogue/read/read-call.ts';
import type { ReadInput, ReadName, ReadOutput } from '../catalogue/read/read-schemas.ts';
import type { Deps } from '../deps.ts';
import { askerOf } from '../visitor/break/visitor-break.ts';
import type { InquiryReceiver } from '../visitor/inquiry.ts';
import { countEachCall, type RunInOrder } from './trpc-bounds.ts';

export type Context = {
  request: FastifyRequest;
  deps: Deps;
  /** Makes a public read, and stores it as `shared`. */
  read: <Name extends ReadName>(name: Name, input: ReadInput<Name>) => Promise<ReadOutput<Name>>;
  shared: { call: ReadCall; stored: StoredRead } | undefined;
  /** Throws if the request has no valid admin token. Checked only once for all calls in a request. */
  checkAdministrator: () => Promise<Administrator>;
  /** The groups of the changes that the calls of the request have written. */
  logGroups: string[];
  receiveInquiry: (draft: InquiryDraft) => ReturnType<InquiryReceiver>;
  /** Runs a call after the earlier calls of its request. */
  runInOrder: RunInOrder;
};

export function requestContext(deps: Deps, request: FastifyRequest): Context {
  let checked: Promise<Administrator> | undefined;
  let shared: Context['shared'];
  return {
    request,
    deps,
    get shared() {
      return shared;
    },
    async read(name, input) {
      const call = readCall(name, input, askerOf(request));
      const stored = await deps.reads.get(call);
      if (!stored.isPrivate) shared = { call, stored };
      return dataOf(name, stored);
    },
    checkAdministrator: () => {
      checked ??= deps.guard.check(request);
      return checked;
    },
    logGroups: [],
    receiveInquiry: (draft) => deps.receiveInquiry(request.ip, draft),
    runInOrder: countEachCall(() => deps.limit(request)),
  };
}
