/**
 * `npm run token` manages staff tokens, and restores access for people who have lost theirs. The site may be running.
 */
import { existsSync } from 'node:fs';
import type { Kysely } from 'kysely';
import { type AdminTokenDraft, adminTokenDraft } from '#contract/people/admin-token.ts';
import { firstOwner, roles } from '#contract/people/role.ts';
import { openDataFolder } from '../db/data-folder.ts';
import { openDatabase } from '../db/open.ts';
import { findAdminTokenByName, listAdminTokens } from '../db/repositories/people/admin-token.ts';
import type { Database } from '../db/tables.ts';
import { badInput, fieldErrors } from '../server/errors.ts';
import { createToken, revokeToken, updateToken } from '../server/people/admin-token.ts';
import { invitationPath } from '../server/people/passkey/invitation.ts';
import { createRecoveryCode } from '../server/people/passkey/recovery-code.ts';
import { databaseAddress, parseSettings, type Settings } from '../server/settings.ts';

const usage = `Usage: npm run token                             lists the valid tokens
       npm run token -- create NAME ROLE         creates one and prints it; ROLE is ${roles.join(', ')}
       npm run token -- rename NAME NEW_NAME
       npm run token -- revoke NAME              revokes it immediately
       npm run token -- invite NAME              prints a link for adding a passkey, valid for 48 hours
       npm run token -- recovery NAME            prints a code for signing in once
Put a name with spaces in quotes. Uses the settings of the site, such as DATA_DIR or DATABASE_URL.`;

const actor = 'npm run token';

const readDraft = (name: string, role: string, kept: Partial<AdminTokenDraft> = {}) => {
  const parsed = adminTokenDraft.safeParse({ ...kept, name, role });
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

/** The first owner has no row, but access can be restored for them too. */
const findPerson = async (db: Kysely<Database>, name: string) =>
  name === firstOwner ? { id: null, name } : getByName(db, name);

type Site = { db: Kysely<Database>; settings: Settings };

const commands: Record<string, (site: Site, ...words: string[]) => Promise<string>> = {
  async list({ db }) {
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
  async create({ db }, name = '', role = '') {
    const { token } = await createToken({ db, actor }, readDraft(name, role));
    return `${token}\nThis is the token for ${name.trim()}, a new ${role}. Shown only once.`;
  },
  async rename({ db }, name = '', newName = '') {
    const { id, ...kept } = await getByName(db, name);
    const renamed = await updateToken({ db, actor }, id, readDraft(newName, kept.role, kept));
    return `${name} is now ${renamed.name}.`;
  },
  async revoke({ db }, name = '') {
    const { id } = await getByName(db, name);
    await revokeToken({ db, actor }, id);
    return `The token for ${name} no longer works.`;
  },
  async invite({ db, settings }, name = '') {
    const { id } = await findPerson(db, name);
    const { path } = await invitationPath({ db, actor }, settings, id);
    return `${settings.SITE_URL}${path}\nOpen this link to add a passkey for ${name}. Works once, for 48 hours.`;
  },
  async recovery({ db }, name = '') {
    const { code } = await createRecoveryCode({ db, actor }, await findPerson(db, name));
    return `${code}\nThis is the recovery code of ${name}. Works once, on the login page. Shown only once.`;
  },
};

const wordCount: Record<string, number> = {
  list: 0,
  create: 2,
  rename: 2,
  revoke: 1,
  invite: 1,
  recovery: 1,
};

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
    process.stdout.write(`${await command({ db: database.db, settings }, ...words)}\n`);
  } finally {
    await database.close();
  }
}

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : error}\n`);
  process.exitCode = 1;
});
