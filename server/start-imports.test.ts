// Runs in test:long only: starts servers to see what they load.
/** Neither startup nor the first page waits for packages that most processes never use. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';
import { createInterface } from 'node:readline';
import { expect, test } from 'vitest';
import { projectFile } from '../db/project-file.ts';
import { temporaryFolder } from '../db/testing/temporary-folder.ts';

const notNeeded =
  /node_modules\/(sharp|prom-client|@opentelemetry|aws4fetch|nodemailer|@fastify\/swagger|@fastify\/swagger-ui|yaml|ajv|@fastify\/fast-json-stringify-compiler|vite|linkedom|parse5|@tiptap)\/|open-s3-storage/;

/** Lists the modules loaded when the server has sent its first page, including Node's own. */
const listModules = `data:text/javascript,${encodeURIComponent(`
  import { registerHooks } from 'node:module';
  const urls = [];
  registerHooks({ load: (url, context, next) => (urls.push(url), next(url, context)) });
  process.on('message', () => process.send([...urls, ...process.moduleLoadList]));
  process.channel.unref();
`)}`;

test.each(['server/main.ts', 'dist/server/main.js'])(
  '%s loads no package that its first page does not need',
  async (main) => {
    const child = spawn(process.execPath, ['--import', listModules, projectFile(main)], {
      env: {
        ...process.env,
        NODE_ENV: 'production',
        DATA_DIR: temporaryFolder(),
        PORT: '0',
        SEED: 'off',
        LOG_LEVEL: 'silent',
        MEILI_URL: '',
        SMTP_URL: 'smtp://127.0.0.1:1',
      },
      stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
    });
    for await (const line of createInterface({ input: child.stdout as NodeJS.ReadableStream })) {
      const url = /^Site\s+(\S+)/.exec(line)?.[1];
      if (!url) continue;
      const [page] = (await once(get(url), 'response')) as [IncomingMessage];
      expect(page.statusCode).toBe(200);
      page.resume();
      await once(page, 'end');
      break;
    }
    const loaded = await new Promise<string[]>((resolve) => {
      child.once('message', (message) => resolve(message as string[]));
      child.send('list');
    });
    child.kill('SIGKILL');
    expect(loaded.length).toBeGreaterThan(100);
    expect(loaded.filter((name) => notNeeded.test(name))).toEqual([]);
  },
);
