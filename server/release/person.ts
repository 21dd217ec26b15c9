/** Recognizes a person across tokens, sessions, protocols and changes of their role. */
import { fold } from '#contract/fold.ts';
import type { ProposalSource } from '#contract/release/proposal.ts';
import type { Writer } from '../resource/resource.ts';

type Person = Pick<Writer, 'actor' | 'tokenId'>;

/** A person may get a second token under the same name, so both identify them. */
export const keysOf = ({ actor, tokenId }: Person): string[] => [
  tokenId === undefined ? 'owner' : `token:${tokenId}`,
  `name:${fold(actor)}`,
];

export const mainKeyOf = (person: Person): string => keysOf(person)[0] as string;

export const isOneOf = (keys: readonly string[], person: Person): boolean =>
  keysOf(person).some((key) => keys.includes(key));

/** Browsers and sessions are used by people in the admin, and tokens by programs. */
export const sourceOf = ({ from }: Pick<Writer, 'from'>): ProposalSource =>
  from?.isBrowser ? 'admin' : 'api';
