import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { exceptions, mutualPairs, rooms, unknownRooms, upwardImports } from './server-room.ts';

const sources = globSync('server/**/*.ts').map((file) => ({
  file,
  code: readFileSync(file, 'utf8'),
}));

test('imports between the server’s rooms only point down, apart from the listed exceptions', () => {
  const upward = upwardImports(sources);
  const pairs = mutualPairs(sources);
  console.log(
    [rooms.join(' > '), `${upward.length} upward imports:`, ...upward, ...pairs].join('\n'),
  );
  expect(upward.sort()).toEqual(Object.keys(exceptions).sort());
  expect(upward.length).toBeLessThanOrEqual(15);
  expect(pairs.length).toBeLessThanOrEqual(6);
});

test('every folder of the server is in the order of rooms', () => {
  expect(unknownRooms(sources.map(({ file }) => file))).toEqual([]);
});

const file = (path: string, code: string) => ({ file: path, code });

test('reports an import that points up, but not one of a type', () => {
  const code = "import { a } from '../rest/a.ts'; import type { B } from '../rest/b.ts';";
  expect(upwardImports([file('server/http/gate.ts', code)])).toEqual([
    'server/http/gate.ts → server/rest/a.ts',
  ]);
});

test('the files that assemble the server may import every room, and the other files in server/ none', () => {
  const code = "import { a } from './http/a.ts';";
  expect(upwardImports([file('server/app.ts', code)])).toEqual([]);
  expect(upwardImports([file('server/errors.ts', code)])).toHaveLength(1);
});

test('reports two rooms that import each other once', () => {
  const pair = [
    file('server/site/a.ts', "import { b } from '../image/b.ts';"),
    file('server/image/b.ts', "import { a } from '../site/a.ts';"),
  ];
  expect(mutualPairs(pair)).toEqual(['image ↔ site']);
});

test('reports a folder that the order doesn’t list', () => {
  expect(unknownRooms(['server/attic/box.ts'])).toEqual(['server/attic/box.ts']);
});
