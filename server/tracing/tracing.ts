import type { FastifyInstance } from 'fastify';
import type { OnQuery } from '../../db/engine.ts';

type Attributes = Record<string, string | number>;

export type Tracing = {
  /** Records the work as a child span of the current request. */
  span<Result>(name: string, attributes: Attributes, work: () => Promise<Result>): Promise<Result>;
  watch(app: FastifyInstance): void;
  onQuery?: OnQuery;
  close(): Promise<void>;
};

export const noTracing: Tracing = {
  span: (_name, _attributes, work) => work(),
  watch() {},
  async close() {},
};
