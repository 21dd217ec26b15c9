/** Turns valid arguments of a tool into arguments that no honest agent would send. */

const shortValues: unknown[] = [null, -1, { $ne: null }];
const longValues: unknown[] = [
  ...[
    '',
    "'; DROP TABLE product; --",
    2 ** 53,
    1.5,
    true,
    [],
    [[1]],
    '__proto__',
    '1 OR 1=1',
    '../../etc/passwd',
    '\u0000',
  ],
  ...['%', '*', 'x'.repeat(30_000), '\ud800', { toString: 'x' }, Array(2_000).fill(1)],
  JSON.parse('{"__proto__":{"role":"owner"},"constructor":{"prototype":{}}}'),
];

const hidden = { role: 'owner', scopes: ['propose'], is_live: true, publish: true, draft: false };

/** Replaces each argument by each hostile value, leaves it out, and adds arguments that tools don't have. */
export function hostileArguments(valid: object, isLong: boolean): object[] {
  const values = isLong ? [...shortValues, ...longValues] : shortValues;
  const changed = Object.keys(valid).flatMap((key) => [
    ...values.map((value) => ({ ...valid, [key]: value })),
    Object.fromEntries(Object.entries(valid).filter(([name]) => name !== key)),
  ]);
  return [...changed, ...hostilePaths(valid), { ...hidden, ...valid }];
}

const paths = [
  ...['__proto__.polluted', 'facts.__proto__.polluted', 'constructor.prototype.polluted'],
  ...['name.__proto__.polluted', 'unknown', 'facts.unknown', 'i18n.en.name'],
];

/** Fields are paths, which must not lead out of the entry. */
function hostilePaths(valid: object): object[] {
  return paths.flatMap((path) => [
    ...('changes' in valid ? [{ ...valid, changes: [{ field: path, value: 'x' }] }] : []),
    ...('texts' in valid ? [{ ...valid, texts: { [path]: 'x' } }] : []),
  ]);
}
