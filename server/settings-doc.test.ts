import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { projectFile } from '../db/project-file.ts';
import { parseSettings, settingNames } from './settings.ts';

const text = readFileSync(projectFile('docs/settings.md'), 'utf8');
const rows = [...text.matchAll(/^\| `([A-Z0-9_]+)` \| ([^|]+) \|/gm)].map(
  ([, name = '', value = '']) => ({ name, value }),
);

test('docs/settings.md lists every setting once, and no others', () => {
  expect(rows.map(({ name }) => name).sort()).toEqual(settingNames.toSorted());
});

test('docs/settings.md gives the default of every setting that has one', () => {
  const literal = rows.flatMap(({ name, value }) => {
    const [, written] = value.match(/^`([^`]*)`$/) ?? [];
    return written === undefined ? [] : [[name, written]];
  });
  const defaults = Object.entries(parseSettings({})).map(([name, value]) => [name, String(value)]);
  expect(Object.fromEntries(literal)).toEqual(Object.fromEntries(defaults));
});
