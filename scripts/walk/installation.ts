/** Runs the commands of an installed and built Aceboard, either a checkout or an unpacked release. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { resolve } from 'node:path';

type Variables = Record<string, string>;

const startTimeout = 120_000;

/** Starts `npm run` or `npm start` without npm, which would only take more time. */
export function installation(folder: string, variables: Variables) {
  function run(args: readonly string[], more: Variables = {}) {
    const child = spawn(process.execPath, [resolve(folder, 'scripts/setup.mjs'), ...args], {
      cwd: folder,
      env: {
        PATH: process.env.PATH,
        HOME: process.env.HOME,
        // The site stops with its parent only if npm's variable is set.
        npm_lifecycle_event: 'start',
        ...variables,
        ...more,
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let output = '';
    const listeners = new Set<() => void>();
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8').on('data', (text) => {
        output += text;
        for (const listener of listeners) listener();
      });
    }
    const ended = once(child, 'close');
    return { child, ended, listeners, output: () => output };
  }

  return {
    async command(args: readonly string[], more?: Variables) {
      const { ended, output } = run(args, more);
      const [code] = await ended;
      return { code: code as number, output: output() };
    },

    /** Starts the site. Once it has printed its URL, returns the URL and a function that stops the site. */
    async start(more: Variables = {}) {
      const { child, ended, listeners, output } = run(['start'], more);
      const { promise, resolve: found, reject } = Promise.withResolvers<string>();
      const fail = () => reject(new Error(`The site did not start: ${output()}`));
      const timeout = setTimeout(fail, startTimeout);
      ended.then(fail);
      listeners.add(() => {
        const [, url] = /^Site\s+(http:\S+)\/$/m.exec(output()) ?? [];
        if (url) found(url);
      });
      try {
        await promise;
      } catch (error) {
        child.kill('SIGKILL');
        throw error;
      } finally {
        clearTimeout(timeout);
      }
      return {
        output,
        async stop() {
          child.kill('SIGTERM');
          const [code] = await ended;
          return code as number;
        },
      };
    },
  };
}
