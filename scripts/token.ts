/** `npm run token` lists, creates, renames and revokes staff tokens. The site may be running. */
import { existsSync } from 'node:fs';
import type { Kysely } from 'kysely';
import { adminTokenDraft } from '#contract/people/admin-token.ts';
import { firstOwner, roles } from '#contract/people/role.ts';
import { openDataFolder } from '../db/data-folder.ts';
import { openDatabase } from '../db/open.ts';
import { findAdminTokenByName, listAdminTokens } from '../db/repositories/people/admin-token.ts';
import type { Database } from '../db/tables.ts';
import { badInput, fieldErrors } from '../server/errors.ts';
import { createToken, revokeToken, updateToken } from '../server/people/admin-token.ts';
import { databaseAddress, parseSettings } from '../server/settings.ts';

const usage = `Usage: npm run token                             lists the valid tokens
       npm run token -- create NAME ROLE         creates one and prints it; ROLE is ${roles.join(', ')}
       npm run token -- rename NAME NEW_NAME
       npm run token -- revoke NAME              revokes it immediately
Put a name with spaces in quotes. Uses the settings of the site, such as DATA_DIR or DATABASE_URL.`;

const actor = 'npm run token';

const readDraft = (name: string, role: string) => {
  const parsed = adminTokenDraft.safeParse({ name, role });
  if (parsed.success) return parsed.data;
  throw badInput(fieldErrors(parsed.error.issues));
};

async function getByName(db: Kysely<Database>, name: string) {
  const found = await findAdminTokenByName(db, name);
  if (found) return found;
  const note = name === firstOwner ? ` The token of ${firstOwner} is set with ADMIN_TOKEN.` : '';
  throw new Error(
    `There is no valid token with the name ${name}.${note} Run npm run token to list them.`,
  );
}

const commands: Record<string, (db: Kysely<Database>, ...words: string[]) => Promise<string>> = {
  async list(db) {
    const { items } = await listAdminTokens(db, { offset: 0 });
    const rows = items
      .filter(({ revoked_at }) => revoked_at === null)
      .map(({ name, role, last_used_at }) => [name, role, last_used_at ?? 'not used yet']);
    const all = [['NAME', 'ROLE', 'LAST USED'], [firstOwner, 'owner', 'by ADMIN_TOKEN'], ...rows];
    const widths = [0, 1].map((column) => Math.max(...all.map((row) => row[column]?.length ?? 0)));
    return all
      .map((row) => row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join('  '))
      .join('\n');
  },
  async create(db, name = '', role = '') {
    const { token } = await createToken({ db, actor }, readDraft(name, role));
    return `${token}\nThis is the token for ${name.trim()}, a new ${role}. Shown only once.`;
  },
  async rename(db, name = '', newName = '') {
    const { id, role } = await getByName(db, name);
    const renamed = await updateToken({ db, actor }, id, readDraft(newName, role));
    return `${name} is now ${renamed.name}.`;
  },
  async revoke(db, name = '') {
    const { id } = await getByName(db, name);
    await revokeToken({ db, actor }, id);
    return `The token for ${name} no longer works.`;
  },
};

const wordCount: Record<string, number> = { list: 0, create: 2, rename: 2, revoke: 1 };

async function main() {
  const [name = 'list', ...words] = process.argv.slice(2);
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (!command || words.length !== wordCount[name]) {
    process.stderr.write(`${usage}\n`);
    process.exitCode = 2;
    return;
  }
  const settings = parseSettings(process.env);
  const address = databaseAddress(settings);
  if (!settings.DATABASE_URL && !existsSync(address)) {
    throw new Error(
      `There is no site at ${address}. Set DATA_DIR or DATABASE_URL to its location.`,
    );
  }
  openDataFolder(settings.DATA_DIR);
  const database = await openDatabase(address);
  try {
    process.stdout.write(`${await command(database.db, ...words)}\n`);
  } finally {
    await database.close();
  }
}

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : error}\n`);
  process.exitCode = 1;
});
