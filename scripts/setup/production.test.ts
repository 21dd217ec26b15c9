import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { projectFile } from '../../db/project-file.ts';
import { productionFlags, stopWithParent } from './production.mjs';

test.each(['Dockerfile', 'docs/aceboard.service'])(
  '%s starts the server in the same way as npm start',
  (file) => {
    const text = readFileSync(projectFile(file), 'utf8').replaceAll(/[",[\]]/g, '');
    const flags = productionFlags.filter((flag) => !stopWithParent.includes(flag));
    expect(flags.length).toBeGreaterThan(0);
    expect(text).toContain(`node ${flags.join(' ')} dist/server/main.js`);
  },
);
