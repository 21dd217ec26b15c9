/** Builds inputs for the walk. Later inputs use earlier responses. */
import type { authenticator } from '../../../server/people/passkey/testing/authenticator.ts';

// biome-ignore lint/suspicious/noExplicitAny: the walk reads the responses of all calls, and each call's own tests check their shape.
export type Json = any;

export type Given = {
  /** The response to an earlier call over this protocol. */
  answer: (call: string) => Json;
  /** Reads a path below /api/admin. */
  read: (path: string) => Promise<Json>;
  /** Creates something below /api/admin. */
  write: (path: string, body: object, headers?: Record<string, string>) => Promise<Json>;
  /** Makes a name or code different for each protocol. */
  own: (name: string) => string;
  adminToken: string;
  device: ReturnType<typeof authenticator>;
};

type Input = (given: Given) => unknown;

/** Unless a status is given, the call must succeed. */
export type Wanted = Input | { input: Input; status: number };

/** Inputs by the name of the call, in the order of the calls. */
export type Inputs = Record<string, Wanted>;

export const refused = (status: number, input: Input): Wanted => ({ input, status });
export const nothing: Input = () => undefined;
export const anyList: Input = () => ({ limit: 5 });
export const idOf =
  (call: string): Input =>
  ({ answer }) => ({ id: answer(call).id });
export const first =
  (call: string): Input =>
  ({ answer }) => ({ id: answer(call).items[0].id });

/** The calls that every entity has. */
export const entity = (group: string, draft: (given: Given) => object): Record<string, Input> => ({
  [`${group}.create`]: draft,
  [`${group}.list`]: anyList,
  [`${group}.get`]: idOf(`${group}.create`),
  [`${group}.update`]: (given) => ({ id: given.answer(`${group}.create`).id, draft: draft(given) }),
});
export const deleted = (group: string) => ({ [`${group}.delete`]: idOf(`${group}.create`) });

export const bulk = (group: string, action: string): Record<string, Input> => ({
  [`${group}.bulk`]: ({ answer }) => ({ ids: [answer(`${group}.create`).id], action }),
});
export const sheet = (group: string): Record<string, Input> => ({
  [`${group}.exportCsv`]: nothing,
  [`${group}.importCsv`]: ({ answer }) => ({ csv: answer(`${group}.exportCsv`) }),
});

export const positions = (items: Json[], id: string, place: string) =>
  items.map((item, index) => ({ [id]: item.id, [place]: index + 1 }));
