/** The dashboard and the alerts in docs use only metrics that a process exposes. */
import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { projectFile } from '../../../db/project-file.ts';
import { type TestApp, testApp } from '../../testing/app.ts';
import '../../../db/postgres/engine.ts';

type Panel = { title: string; targets: { expr: string }[] };
const dashboard: { panels: Panel[] } = JSON.parse(
  readFileSync(projectFile('docs/grafana-dashboard.json'), 'utf8'),
);
const rules = readFileSync(projectFile('docs/alerts.yaml'), 'utf8');
const alerts = rules.split('- alert: ').slice(1);
const expressionOf = (alert: string) =>
  /expr:([\s\S]*?)\n {8}(?:for|labels):/.exec(alert)?.[1] ?? '';

let given: TestApp;
let shown: Map<string, string>;
beforeAll(async () => {
  given = await testApp();
  const headers = { host: 'localhost' };
  await given.app.inject({ url: '/metrics', headers });
  const { body } = await given.app.inject({ url: '/metrics', headers });
  shown = new Map(
    [...body.matchAll(/^# TYPE (\w+) (\w+)$/gm)].map(([, name = '', type = '']) => [name, type]),
  );
});
afterAll(() => given.app.close());

const namesIn = (expression: string) =>
  expression.match(/\b(?:aceboard|nodejs|process)_\w+/g) ?? [];

/** A histogram is queried by its series _bucket, _sum and _count, which no other metric has. */
const isShown = (name: string) => {
  const [, whole = name] = /^(.*)_(?:bucket|sum|count)$/.exec(name) ?? [];
  return shown.get(whole) === 'histogram' ? whole !== name : shown.has(name);
};

test.each(dashboard.panels.map(({ title, targets }) => [title, targets] as const))(
  'a process exposes the metrics used in the panel %s',
  (_title, targets) => {
    const names = targets.flatMap(({ expr }) => namesIn(expr));
    expect(names.length).toBeGreaterThanOrEqual(targets.length);
    expect(names.filter((name) => !isShown(name))).toEqual([]);
  },
);

test.each(alerts.map((alert) => [alert.split('\n')[0], expressionOf(alert)] as const))(
  'a process exposes the metrics used in the alert %s',
  (name, expression) => {
    const names = namesIn(expression);
    // Prometheus itself creates `up`.
    expect(names.length > 0 || /\bup\{/.test(expression), name).toBe(true);
    expect(names.filter((name) => !isShown(name))).toEqual([]);
  },
);

test('OPERATIONS.md describes what to do for every alert, and only for those', () => {
  const text = readFileSync(projectFile('OPERATIONS.md'), 'utf8');
  const described = [...text.matchAll(/^### (Aceboard\w+)$/gm)].map(([, name]) => name);
  expect(described.sort()).toEqual(alerts.map((alert) => alert.split('\n')[0]).sort());
});
