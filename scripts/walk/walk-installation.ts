/**
 * Makes every call to an installed site, opens every page, and runs every nightly job and command: once as intended,
 * and, unless a short run leaves them out, several times with bad input.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../../search-index/meilisearch/server/free-port.ts';
import { mailServer } from '../../server/visitor/account/testing/mail-server.ts';
import { walkAdmin } from './admin-walk.ts';
import { walkCommands } from './command-walk.ts';
import { installation } from './installation.ts';
import { walkJobs } from './job-walk.ts';
import { walkPages } from './page-walk.ts';
import { walkVisitors } from './visitor-walk.ts';
import { Walked } from './walked.ts';

const adminToken = 'a-token-for-the-walk';

const quickMinute = `--import=${new URL('./quick-minute.mjs', import.meta.url)}`;

export async function walkInstallation(folder: string, triesBadInput = true): Promise<Walked> {
  const temporary = mkdtempSync(join(tmpdir(), 'aceboard-walk-'));
  const dataDir = join(temporary, 'data');
  const mail = await mailServer();
  const port = await freePort();
  // Passkeys require a host name.
  const url = `http://localhost:${port}`;
  const installed = installation(folder, {
    PORT: `${port}`,
    SITE_URL: url,
    SMTP_URL: mail.url,
    DATA_DIR: dataDir,
    BACKUP_DIR: join(temporary, 'backups'),
    LINK_CHECK: 'on',
    MEILI_BIN: 'off',
    ONLINE_COUNTER: 'live',
    SECURITY_CONTACT: 'mailto:security@site.example',
    ADMIN_TOKEN: adminToken,
    RATE_LIMIT: '0',
    LOG_LEVEL: 'error',
  });
  const walked = new Walked(url, triesBadInput);
  try {
    await walkCommands(walked, installed, temporary);
    const site = await installed.start({ NODE_OPTIONS: quickMinute });
    try {
      await walkPages(walked);
      await walkVisitors(walked, adminToken, mail);
      await walkJobs(walked, join(dataDir, 'aceboard.db'));
      await walkAdmin(walked, adminToken);
    } finally {
      const code = await site.stop();
      walked.note('start', 'start', `${code} ${site.output()}`, code === 0);
    }
    return walked;
  } finally {
    await mail.close();
    rmSync(temporary, { recursive: true, force: true, maxRetries: 10 });
  }
}
