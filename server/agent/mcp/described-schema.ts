import type { StandardSchemaWithJSON } from '@modelcontextprotocol/server';
import { z } from 'zod';

const jsonSchemas = new WeakMap<z.ZodType, Record<'input' | 'output', Record<string, unknown>>>();

const jsonSchemasOf = (schema: z.ZodType) => {
  const known = jsonSchemas.get(schema);
  if (known) return known;
  const described = (io: 'input' | 'output') =>
    z.toJSONSchema(schema, { io, unrepresentable: 'any' });
  const both = { input: described('input'), output: described('output') };
  jsonSchemas.set(schema, both);
  return both;
};

/** Describes fields that JSON Schema can't express as any value. Zod's own description refuses them. */
export function describedSchema<Schema extends z.ZodType>(
  schema: Schema,
): StandardSchemaWithJSON<z.input<Schema>, z.output<Schema>> {
  const { '~standard': standard } = schema;
  const jsonSchema = {
    input: () => jsonSchemasOf(schema).input,
    output: () => jsonSchemasOf(schema).output,
  };
  return { '~standard': { ...standard, jsonSchema } } as never;
}

/** Answers were checked by the calls that they come from, and a second check would transform them twice. */
export function describedAnswer(schema: z.ZodType): StandardSchemaWithJSON<unknown, unknown> {
  const { '~standard': standard } = describedSchema(schema);
  return { '~standard': { ...standard, validate: (value) => ({ value }) } };
}
