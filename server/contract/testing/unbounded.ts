/** Finds what a schema lets in without a bound, and tries out the bounds that it tells of. */
import { z } from 'zod';

type Path = (string | number)[];

type Place = {
  path: Path;
  /** The longest text or list that may stand there. */
  max: number | undefined;
  made: (length: number) => unknown;
  /** Fields that must have one value, for this place to be looked at. */
  fixed: [Path, unknown][];
};

type Node = z.core.JSONSchema.JSONSchema;

/** Every text, list and object of any names that a schema takes. */
function placesOf(schema: z.ZodType): Place[] {
  const root = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' });
  const places: Place[] = [];

  function walk(node: Node | boolean, path: Path, outer: Place['fixed']) {
    if (typeof node === 'boolean') return endless(path, outer);
    if (node.$ref) return walk(definitionOf(node.$ref), path, outer);
    if ('const' in node || node.enum) return;
    const choices = [...(node.anyOf ?? []), ...(node.oneOf ?? []), ...(node.allOf ?? [])];
    for (const choice of choices) walk(choice as Node, path, outer);
    if (choices.length > 0 || ['integer', 'number', 'boolean', 'null'].includes(`${node.type}`)) {
      return;
    }
    if (node.type === 'string') {
      const made = (length: number) => 'x'.repeat(length);
      places.push({ path, max: node.maxLength, made, fixed: outer });
    } else if (node.type === 'array') {
      const made = (length: number) => Array(length).fill(null);
      places.push({ path, max: node.maxItems, made, fixed: outer });
      walk((node.items ?? true) as Node, [...path, 0], outer);
    } else if (node.type === 'object') {
      if (node.additionalProperties) endless(path, outer);
      const fields = Object.entries(node.properties ?? {}) as [string, Node][];
      const constants = fields.flatMap(([name, field]): Place['fixed'] =>
        'const' in field ? [[[...path, name], field.const]] : [],
      );
      for (const [name, field] of fields) walk(field, [...path, name], [...outer, ...constants]);
    } else endless(path, outer);
  }

  const endless = (path: Path, fixed: Place['fixed']) => {
    places.push({ path, max: undefined, made: () => ({}), fixed });
  };
  const definitionOf = (reference: string) =>
    root.$defs?.[reference.replace('#/$defs/', '')] as Node;

  walk(root as Node, [], []);
  return places;
}

const told = (path: Path) => path.join('.') || 'the whole';

/** The places whose bound is missing, or is told and not kept. */
export function unboundedPlaces(schema: z.ZodType): string[] {
  return placesOf(schema).flatMap(({ path, max, made, fixed }) => {
    if (max === undefined) return [`${told(path)} has no bound`];
    const given = [...fixed, [path, made(max + 1)] as const];
    const value = given.reduce<unknown>((whole, [at, part]) => put(whole, at, part), undefined);
    const issues = schema.safeParse(value).error?.issues ?? [];
    const found = issues.filter((issue) => told(path).startsWith(told(issue.path as Path)));
    if (found.length === 0) return [`${told(path)} takes more than ${max}`];
    return found.length === 1 && found[0]?.message.includes(String(max))
      ? []
      : [`${told(path)} is looked at though it is longer than ${max}`];
  });
}

function put(whole: unknown, [name, ...rest]: Path, value: unknown): unknown {
  if (name === undefined) return value;
  if (typeof name === 'number') return [put(undefined, rest, value)];
  const fields = (whole ?? {}) as Record<string, unknown>;
  return { ...fields, [name]: put(fields[name], rest, value) };
}
