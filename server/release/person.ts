/** Recognizes a person across tokens, sessions, protocols and changes of their role. */
import { fold } from '#contract/fold.ts';
import type { ProposalSource } from '#contract/release/proposal.ts';
import { AppError } from '../errors.ts';
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

/** Authors only change and withdraw what they proposed themselves. */
export function requireOwn(writer: Writer, { author_keys }: { author_keys: readonly string[] }) {
  if (writer.role !== 'author' || isOneOf(author_keys, writer)) return;
  throw new AppError('forbidden', 'Only its author or an editor can do this.');
}

/** Browsers and sessions are used by people in the admin, and tokens by programs. */
export const sourceOf = ({ from }: Pick<Writer, 'from'>): ProposalSource =>
  from?.isBrowser ? 'admin' : 'api';
