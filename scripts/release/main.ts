/** Builds a release of the current commit: `npm run release`. docs/releases.md describes the files. */
import { copyFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { install } from '../setup/install.mjs';
import { run } from '../setup/run.mjs';
import { writeArchive } from './archive.ts';
import { copyCommit, readCommit } from './commit.ts';
import { differences, installedPackages } from './installed-package.ts';
import type { LockFile } from './lock-file.ts';
import { currentPlatform, releasePlatform } from './platform.ts';
import { builderOf, checksums, makeProvenance } from './provenance.ts';
import { makeSbom, pathsIn } from './sbom.ts';
import { stageRelease } from './stage.ts';

const output = 'release';

async function build(folder: string, time: Date) {
  const env = { NODE_ENV: 'production', TZ: 'UTC', SOURCE_DATE_EPOCH: `${time.getTime() / 1000}` };
  const code = await run(process.execPath, [join(folder, 'scripts/setup.mjs'), 'build'], { env });
  if (code !== 0) throw new Error('The build failed.');
}

/** Installs a release, and throws if the list of its packages differs from what is then on disk. */
async function verifyInstall(folder: string, copy: string, listed: Map<string, string>) {
  mkdirSync(copy);
  for (const file of ['package.json', 'package-lock.json', '.npmrc']) {
    copyFileSync(join(folder, file), join(copy, file));
  }
  if ((await install(copy)) !== 0) throw new Error('Installing the release failed.');
  const found = differences(listed, installedPackages(copy));
  if (found.length > 0) throw new Error(`The SBOM is wrong:\n${found.join('\n')}`);
}

const { commit, time } = readCommit(process.env);
const temporary = mkdtempSync(join(tmpdir(), 'aceboard-release-'));
process.on('exit', () => rmSync(temporary, { recursive: true, force: true }));

const built = join(temporary, 'built');
mkdirSync(built);
await copyCommit(commit, built);
await build(built, time);

const project = JSON.parse(readFileSync(join(built, 'package.json'), 'utf8'));
const name = `${project.name}-${project.version}`;
mkdirSync(output, { recursive: true });
const files: string[] = [];

for (const { kind, prefix, nodeFromNpm } of [
  { kind: '', prefix: `${name}/`, nodeFromNpm: true },
  { kind: '-container', prefix: '', nodeFromNpm: false },
]) {
  const folder = join(temporary, `files${kind}`);
  const lock: LockFile = stageRelease(built, folder, { nodeFromNpm });
  console.log(`Checking what ${name}${kind} installs ...`);
  const here = makeSbom(lock, { project, platform: currentPlatform(), time });
  await verifyInstall(folder, join(temporary, `installed${kind}`), pathsIn(here));

  const archive = join(output, `${name}${kind}.tar.gz`);
  await writeArchive(folder, archive, { prefix, time });
  const sbom = join(output, `${name}${kind}.cdx.json`);
  const list = makeSbom(lock, { project, platform: releasePlatform, time });
  writeFileSync(sbom, `${JSON.stringify(list, null, 2)}\n`);
  files.push(archive, sbom);
}

const provenance = join(output, `${name}.provenance.json`);
const statement = makeProvenance(files, {
  version: project.version,
  commit,
  lockFile: readFileSync(join(built, 'package-lock.json'), 'utf8'),
  node: process.version,
  builder: builderOf(process.env),
});
writeFileSync(provenance, `${JSON.stringify(statement, null, 2)}\n`);
const sums = checksums([...files, provenance]);
writeFileSync(join(output, 'SHA256SUMS'), sums);
console.log(`${sums}${output}/SHA256SUMS`);
