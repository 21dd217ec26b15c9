/** Zod checks requests and serializes responses. Fastify's own JSON Schema is not used. */
import type { FastifySchemaCompiler, FastifySerializerCompiler } from 'fastify';
import { z } from 'zod';
import { badInput, type FieldError, fieldErrors, notFound } from '../errors.ts';

/** A parameter in another case, such as Market, is a mistake and must not be ignored. */
function miswritten(schema: z.ZodType, query: unknown): FieldError[] {
  if (!(schema instanceof z.ZodObject)) return [];
  const known = new Map(Object.keys(schema.shape).map((name) => [name.toLowerCase(), name]));
  return Object.keys(query as object).flatMap((given) => {
    const name = known.get(given.toLowerCase());
    return name === undefined || name === given
      ? []
      : [{ path: given, message: `Must be written ${name}` }];
  });
}

export const validatorCompiler: FastifySchemaCompiler<z.ZodType> =
  ({ schema, httpPart }) =>
  (data) => {
    const parsed = schema.safeParse(data);
    const errors = parsed.success ? [] : fieldErrors(parsed.error.issues);
    if (httpPart === 'querystring') errors.push(...miswritten(schema, data));
    if (errors.length === 0) return { value: parsed.data };
    return { error: httpPart === 'params' ? notFound() : badInput(errors) };
  };

export const serializerCompiler: FastifySerializerCompiler<z.ZodType> =
  ({ schema }) =>
  (data) =>
    JSON.stringify(schema.parse(data));

function unused(): never {
  throw new Error('Every schema has a compiler of its own.');
}

/** Fastify would load its own compilers at the start, and the build leaves them out. */
export const withoutFastifyCompilers = {
  compilersFactory: { buildValidator: unused, buildSerializer: unused },
};
