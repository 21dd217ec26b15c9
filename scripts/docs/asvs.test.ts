import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/** The level of each requirement of ASVS 5.0.0, by section. Requirements of level 3 aren't claimed. */
const levels: Record<string, string> = {
  ...{ '1.1': '22', '1.2': '1111122223', '1.3': '112222222223', '1.4': '222', '1.5': '123' },
  ...{ '2.1': '122', '2.2': '112', '2.3': '12223', '2.4': '23' },
  ...{ '3.1': '3', '3.2': '113', '3.3': '12223', '3.4': '11222233', '3.5': '11122333' },
  ...{ '3.6': '3', '3.7': '22333' },
  ...{ '4.1': '12233', '4.2': '23333', '4.3': '22', '4.4': '1222' },
  ...{ '5.1': '2', '5.2': '112333', '5.3': '113', '5.4': '222' },
  ...{ '6.1': '122', '6.2': '111111112222', '6.3': '11223333', '6.4': '112233' },
  ...{ '6.5': '22222333', '6.6': '2223', '6.7': '33', '6.8': '2222' },
  ...{ '7.1': '222', '7.2': '1111', '7.3': '22', '7.4': '11222', '7.5': '223', '7.6': '22' },
  ...{ '8.1': '1233', '8.2': '1123', '8.3': '133', '8.4': '23' },
  ...{ '10.1': '22', '10.2': '223', '10.3': '22223', '10.4': '1111122222233333' },
  ...{ '10.5': '22222', '10.6': '22', '10.7': '222' },
  ...{ '11.1': '2233', '11.2': '22233', '11.3': '11233', '11.4': '1222', '11.5': '23' },
  ...{ '11.6': '23', '11.7': '33' },
  ...{ '12.1': '12233', '12.2': '11', '12.3': '22223' },
  ...{ '13.1': '2333', '13.2': '222223', '13.3': '2233', '13.4': '1222233' },
  ...{ '14.1': '22', '14.2': '12223333', '14.3': '122' },
  ...{ '15.1': '12233', '15.2': '12233', '15.3': '1222222', '15.4': '3333' },
  ...{ '16.1': '2', '16.2': '22222', '16.3': '2222', '16.4': '222', '16.5': '2223' },
};

const required = Object.entries(levels).flatMap(([section, digits]) =>
  [...digits].flatMap((level, index) =>
    level === '3' ? [] : [[`${section}.${index + 1}`, level]],
  ),
);

const rows = [
  ...readFileSync('docs/asvs.md', 'utf8').matchAll(
    /^\| (\d+\.\d+\.\d+) \| (\d) \| (.+?) \| (.+?) \| (.+) \|$/gm,
  ),
].map(([, number = '', level = '', requirement = '', how = '', tests = '']) => ({
  ...{ number, level, requirement, how },
  tests: tests === '–' ? [] : tests.split('<br>'),
}));

test('every requirement of levels 1 and 2 is listed once, in order and with its level', () => {
  expect(required).toHaveLength(239);
  expect(rows.map(({ number, level }) => [number, level])).toEqual(required);
});

/** Matches a file and the full title of one of its tests, or of a case of that test. */
const namedTest = /^`([\w./-]+\.(?:test|spec)\.tsx?)`: (.+)$/;
/** Matches a command and the result it shows. */
const namedCommand = /^`(\w+ [^`]+)`: .+$/;
/** Commands that don't belong to the project. */
const commands = ['npm audit', 'curl -i https://YOUR.SITE/.git/config'];

const { scripts } = JSON.parse(readFileSync('package.json', 'utf8'));

function isOurs(command: string): boolean {
  const [, script = ''] = /^npm run (\S+)$/.exec(command) ?? [];
  return Object.hasOwn(scripts, script);
}

function isShown(named: string): boolean {
  const [, command] = namedCommand.exec(named) ?? [];
  if (command) return commands.includes(command) || isOurs(command);
  const [, file = '', title = ''] = namedTest.exec(named) ?? [];
  if (!existsSync(file)) return false;
  const code = readFileSync(file, 'utf8');
  return ["'", '"', '`'].some((quote) => code.includes(quote + title + quote));
}

test('the tests and commands listed for a requirement exist', () => {
  const named = rows.flatMap(({ number, tests }) => tests.map((name) => `${number} ${name}`));
  expect(named.filter((name) => !isShown(name.slice(name.indexOf(' ') + 1)))).toEqual([]);
});

const label = /^\*\*(Doesn't apply|Document|Operator|Partly|Not met)\.\*\* ./;

test('a requirement without a label lists a test or a command that covers it', () => {
  const unshown = rows.filter(({ how, tests }) => !label.test(how) && !tests.some(isShown));
  expect(unshown).toEqual([]);
});

test('rejects a row with only a file, part of a title or an unknown command', () => {
  const file = 'scripts/docs/asvs.test.ts';
  const whole = 'every requirement of levels 1 and 2 is listed once, in order and with its level';
  expect(isShown(`\`${file}\`: ${whole}`)).toBe(true);
  expect(isShown('`npm run check`: licenses and signatures')).toBe(true);
  for (const named of [
    `\`${file}\`: ${whole.slice(0, 20)}`,
    `\`${file}\``,
    '`server/app.ts`: Builds the whole server',
    '`server/nothing.test.ts`: anything',
    ...['npm run nothing', 'npm nothing', 'npx nothing', 'curl https://YOUR.SITE'].map(
      (command) => `\`${command}\`: anything`,
    ),
    'Tried by hand',
  ]) {
    expect([named, isShown(named)]).toEqual([named, false]);
  }
});
