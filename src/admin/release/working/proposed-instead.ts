import { TRPCClientError } from '@trpc/client';
import type { Proposed } from '#contract/release/proposal.ts';
import type { AppRouter } from '../../../../server/trpc/router.ts';

/**
 * Rejects a mutation that was added to a release, so that a mutation only resolves if it took effect. Screens treat it
 * as a success.
 */
export class ProposedInstead extends TRPCClientError<AppRouter> {
  readonly proposed: Proposed;

  constructor(proposed: Proposed) {
    super('proposed');
    // The class it extends sets its own.
    Object.setPrototypeOf(this, ProposedInstead.prototype);
    this.proposed = proposed;
  }
}
