import type { Proposed } from '#contract/release/proposal.ts';
import { ProposedInstead } from './proposed-instead.ts';

type Outcome<Answer> =
  | { answer: Answer; proposed?: undefined }
  | { answer?: undefined; proposed: Proposed };

/** Waits for a change that either takes effect or is added to a release. The query client announces the latter. */
export const orProposed = <Answer>(change: Promise<Answer>): Promise<Outcome<Answer>> =>
  change.then(
    (answer) => ({ answer }),
    (error) => {
      if (error instanceof ProposedInstead) return { proposed: error.proposed };
      throw error;
    },
  );
