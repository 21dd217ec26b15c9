import type { StandardSchemaWithJSON } from '@modelcontextprotocol/server';
import { z } from 'zod';

const jsonSchemas = new WeakMap<z.ZodType, Record<'input' | 'output', Record<string, unknown>>>();

export const jsonSchemasOf = (schema: z.ZodType) => {
  const known = jsonSchemas.get(schema);
  if (known) return known;
  const described = (io: 'input' | 'output') =>
    z.toJSONSchema(schema, { io, unrepresentable: 'any' });
  const both = { input: described('input'), output: described('output') };
  jsonSchemas.set(schema, both);
  return both;
};

/**
 * Describes fields that JSON Schema can't express as any value, which Zod's own description refuses. Checks nothing:
 * inputs are checked with each call, so that mistakes count and are recorded like other calls, and answers were checked
 * by the calls that they come from.
 */
export function describedSchema(schema: z.ZodType): StandardSchemaWithJSON<unknown, unknown> {
  const jsonSchema = {
    input: () => jsonSchemasOf(schema).input,
    output: () => jsonSchemasOf(schema).output,
  };
  const { '~standard': standard } = schema;
  return { '~standard': { ...standard, validate: (value: unknown) => ({ value }), jsonSchema } };
}
