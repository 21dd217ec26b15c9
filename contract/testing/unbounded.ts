/** Finds the parts of a schema that have no limit, and checks that documented limits are enforced. */
import { z } from 'zod';

type Path = (string | number)[];

type Place = {
  path: Path;
  /** The maximum length of the string or list at this path. */
  max: number | undefined;
  made: (length: number) => unknown;
  /** Fields that need a certain value so that this path is validated. */
  fixed: [Path, unknown][];
};

const unlimited = ['integer', 'number', 'boolean', 'null'];

type Node = z.core.JSONSchema.JSONSchema;

/** Lists every string, list and object with arbitrary keys in a schema. */
function placesOf(schema: z.ZodType): Place[] {
  const root = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' });
  const places: Place[] = [];

  function walk(node: Node | boolean, path: Path, outer: Place['fixed']) {
    if (typeof node === 'boolean') return addUnbounded(path, outer);
    if (node.$ref) return walk(definitionOf(node.$ref), path, outer);
    if ('const' in node || node.enum) return;
    const choices = [...(node.anyOf ?? []), ...(node.oneOf ?? []), ...(node.allOf ?? [])];
    for (const choice of choices) walk(choice as Node, path, outer);
    if (choices.length > 0 || [node.type].flat().every((type) => unlimited.includes(`${type}`))) {
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
      if (node.additionalProperties) addUnbounded(path, outer);
      const fields = Object.entries(node.properties ?? {}) as [string, Node][];
      const constants = fields.flatMap(([name, field]): Place['fixed'] =>
        'const' in field || field.enum
          ? [[[...path, name], 'const' in field ? field.const : field.enum?.[0]]]
          : [],
      );
      for (const [name, field] of fields) walk(field, [...path, name], [...outer, ...constants]);
    } else addUnbounded(path, outer);
  }

  const addUnbounded = (path: Path, fixed: Place['fixed']) => {
    places.push({ path, max: undefined, made: () => ({}), fixed });
  };
  const definitionOf = (reference: string) =>
    root.$defs?.[reference.replace('#/$defs/', '')] as Node;

  walk(root as Node, [], []);
  return places;
}

const nameOf = (path: Path) => path.join('.') || 'the root';

/** Lists the parts whose limit is missing or not enforced. */
export function unboundedPlaces(schema: z.ZodType): string[] {
  return placesOf(schema).flatMap(({ path, max, made, fixed }) => {
    if (max === undefined) return [`${nameOf(path)} has no limit`];
    const given = [...fixed, [path, made(max + 1)] as const];
    const value = given.reduce<unknown>((whole, [at, part]) => put(whole, at, part), undefined);
    const issues = schema.safeParse(value).error?.issues ?? [];
    const found = issues.filter((issue) => issue.path.every((part, at) => part === path[at]));
    if (found.length === 0) return [`${nameOf(path)} accepts more than ${max}`];
    if (found.some((issue) => isLimitOfChoice(issue, max))) return [];
    return found.length === 1 && found[0]?.message.includes(String(max))
      ? []
      : [`${nameOf(path)} is still validated when longer than ${max}`];
  });
}

/** A union reports the issues of all its choices, of which only one is about the length. */
const isLimitOfChoice = (issue: z.core.$ZodIssue, max: number): boolean =>
  issue.code === 'invalid_union' &&
  issue.errors
    .flat()
    .some((inner) => isLimitOfChoice(inner, max) || inner.message.includes(String(max)));

function put(whole: unknown, [name, ...rest]: Path, value: unknown): unknown {
  if (name === undefined) return value;
  if (typeof name === 'number') {
    return [put(Array.isArray(whole) ? whole[name] : undefined, rest, value)];
  }
  const fields = (whole ?? {}) as Record<string, unknown>;
  return { ...fields, [name]: put(fields[name], rest, value) };
}
