import { spawn } from 'node:child_process';
import { serverFile, serverVariables } from './process.ts';

/** Starts the server on a separate SQLite database, and collects everything it prints. */
export async function startLogged(dataDir: string, variables: Record<string, string>) {
  const child = spawn(process.execPath, [serverFile], {
    env: {
      ...process.env,
      ...serverVariables,
      NODE_ENV: 'production',
      DATA_DIR: dataDir,
      PORT: '0',
      SEED: 'off',
      MEILI_URL: '',
      DATABASE_URL: '',
      TRUST_PROXY: '1',
      ...variables,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  const { promise: listening, resolve, reject } = Promise.withResolvers<string>();
  child.on('exit', () => reject(new Error(`The server exited: ${output}`)));
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (text) => {
      output += text;
      const url = /^Site\s+(http:\S+)\/$/m.exec(output)?.[1];
      if (url) resolve(url);
    });
  }
  return { url: await listening, child, output: () => output };
}
