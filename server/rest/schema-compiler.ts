/** Validates requests and serializes responses with zod instead of Fastify's JSON Schema. */
import type { FastifySchemaCompiler, FastifySerializerCompiler } from 'fastify';
import { z } from 'zod';
import { badInput, type FieldError, fieldErrors, notFound } from '../errors.ts';

/** Reports parameters in the wrong case, such as Market, which would otherwise be ignored. */
function wronglyCased(schema: z.ZodType, query: unknown): FieldError[] {
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
    if (httpPart === 'querystring') errors.push(...wronglyCased(schema, data));
    if (errors.length === 0) return { value: parsed.data };
    return { error: httpPart === 'params' ? notFound() : badInput(errors) };
  };

export const serializerCompiler: FastifySerializerCompiler<z.ZodType> =
  ({ schema }) =>
  (data) =>
    JSON.stringify(schema.parse(data));

function unused(): never {
  throw new Error('Fastify must not compile any schemas.');
}

/** Keeps Fastify from loading its own compilers at startup, which are not part of the build. */
export const withoutFastifyCompilers = {
  compilersFactory: { buildValidator: unused, buildSerializer: unused },
};
