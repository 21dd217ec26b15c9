import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import { idInPath } from '#contract/field-schema.ts';
import { conflict as conflictOfProposal } from '#contract/release/proposal-op.ts';
import { errorKinds } from '../errors.ts';

export const idPath = z.object({ id: idInPath });

export const problem = z
  .object({
    type: z.string(),
    title: z.string(),
    status: z.int(),
    detail: z.string(),
    code: z.enum(Object.keys(errorKinds)),
    errors: z.array(z.object({ path: z.string(), message: z.string() })).optional(),
    conflicts: z.array(conflictOfProposal).optional().meta({
      description: 'What keeps a release from being published',
    }),
  })
  .meta({ description: 'A problem (RFC 9457)' });

/** Generated clients use `operationId` as the function name. */
export const operation = (tag: string, operationId: string, summary: string) => ({
  tags: [tag],
  operationId,
  summary,
});

const problemOf = (description: string) => ({
  description,
  content: { 'application/problem+json': { schema: problem } },
});

/** All other error responses follow from the path and the method. */
export const conflict = { 409: problemOf('Conflict') };

/** For calls that need no admin token, but refuse other sites' pages. */
export const forbidden = { 403: problemOf('Not allowed') };

export const unauthorized = (description: string) => ({ 401: problemOf(description) });

type SplitInput = { params: z.ZodObject; others: z.ZodObject };
/** A preview registers the same calls as the site, and deriving their schemas would delay it. */
const splitInputs = new WeakMap<z.ZodObject, Map<string, SplitInput>>();

/** Splits an input into the parameters named in the path, and those in the query or the body. */
export function splitByPath(input: z.ZodObject, path: string): SplitInput {
  const byPath = splitInputs.get(input) ?? new Map<string, SplitInput>();
  splitInputs.set(input, byPath);
  const known = byPath.get(path);
  if (known) return known;
  const names = [...path.matchAll(/:(\w+)/g)].map(([, name]) => name as string);
  const inPath = Object.fromEntries(names.map((name) => [name, true])) as Record<never, true>;
  const split = { params: input.pick(inPath), others: input.omit(inPath) };
  byPath.set(path, split);
  return split;
}

export type RequestSchemas = {
  params?: z.ZodType;
  querystring?: z.ZodType;
  body?: z.ZodType;
};
type Input = { method: string; input?: z.ZodType; body?: string | z.ZodType };

export function requestSchemas({ method, input, body }: Input, path: string): RequestSchemas {
  if (!input) return {};
  const inPath = path.includes(':') && splitByPath(input as z.ZodObject, path);
  const { params, others } = inPath || { others: input };
  const isEmpty = others instanceof z.ZodObject && Object.keys(others.shape).length === 0;
  const rest = typeof body === 'string' ? (input as z.ZodObject).shape[body] : (body ?? others);
  return {
    ...(params && { params }),
    ...(!isEmpty && { [method === 'GET' ? 'querystring' : 'body']: rest }),
  };
}

/** Takes only the parts that a schema has validated, because Fastify passes the others on as they were sent. */
export const inputOf = (
  { params, querystring, body }: RequestSchemas,
  request: FastifyRequest,
  field?: Input['body'],
) => ({
  ...(querystring && (request.query as object)),
  ...(body && (typeof field === 'string' ? { [field]: request.body } : (request.body as object))),
  ...(params && (request.params as object)),
});
