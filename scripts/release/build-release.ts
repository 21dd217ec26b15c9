import { createReadStream, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import { unpackTar } from 'modern-tar/fs';
import { install } from '../setup/install.mjs';
import { run } from '../setup/run.mjs';
import { walkInstallation } from '../walk/walk-installation.ts';
import { writeArchive } from './archive.ts';
import { copyCommit } from './commit.ts';
import { builderOf, checksums, makeProvenance } from './provenance.ts';
import { makeSbom } from './sbom.ts';
import { stageRelease } from './stage.ts';

/** Releases for servers include Node from npm; the container uses the Node of its image. */
const variants = [
  { suffix: '', inFolder: true, nodeFromNpm: true },
  { suffix: '-container', inFolder: false, nodeFromNpm: false },
];

async function buildSite(folder: string, time: Date) {
  const env = { NODE_ENV: 'production', TZ: 'UTC', SOURCE_DATE_EPOCH: `${time.getTime() / 1000}` };
  const code = await run(process.execPath, [join(folder, 'scripts/setup.mjs'), 'build'], { env });
  if (code !== 0) throw new Error('The build failed.');
}

const unpack = (archive: string, folder: string): Promise<void> =>
  pipeline(createReadStream(archive), createGunzip(), unpackTar(folder));

/** Runs the walk on an installed release, and throws if anything fails. */
async function verifyUse(folder: string) {
  const { counts, failures } = await walkInstallation(folder);
  if (failures.length > 0) throw new Error(`The release doesn't work:\n${failures.join('\n')}`);
  for (const [kind, count] of Object.entries(counts)) console.log(`${count} ${kind}`);
}

/** Builds a commit in an empty folder. Returns the folder that contains the release files and their checksums. */
export async function buildRelease(
  checkout: string,
  { commit, time }: { commit: string; time: Date },
  temporary: string,
) {
  const built = join(temporary, 'built');
  const output = join(temporary, 'release');
  for (const folder of [built, output]) mkdirSync(folder);
  await copyCommit(checkout, commit, built);
  await buildSite(built, time);

  const project = JSON.parse(readFileSync(join(built, 'package.json'), 'utf8'));
  const name = `${project.name}-${project.version}`;
  const writeJson = (file: string, value: unknown) => {
    writeFileSync(file, `${JSON.stringify(value, null, 2)}\n`);
    return file;
  };

  const files: string[] = [];
  for (const { suffix, inFolder, nodeFromNpm } of variants) {
    const title = `${name}${suffix}`;
    const folder = join(temporary, `files${suffix}`);
    stageRelease(built, folder, { nodeFromNpm });
    const archive = join(output, `${title}.tar.gz`);
    await writeArchive(folder, archive, { prefix: inFolder ? `${name}/` : '', time });

    const unpacked = join(temporary, `unpacked${suffix}`);
    await unpack(archive, unpacked);
    const installed = inFolder ? join(unpacked, name) : unpacked;
    console.log(`Installing ${title} ...`);
    if ((await install(installed)) !== 0) throw new Error('Installing the release failed.');
    const sbom = makeSbom(installed, time);
    console.log(`Using ${title} ...`);
    await verifyUse(installed);

    files.push(archive, writeJson(join(output, `${title}.cdx.json`), sbom));
  }

  const statement = makeProvenance(files, {
    version: project.version,
    commit,
    lockFile: readFileSync(join(built, 'package-lock.json'), 'utf8'),
    node: process.version,
    builder: builderOf(process.env),
  });
  files.push(writeJson(join(output, `${name}.provenance.json`), statement));
  const sums = checksums(files);
  writeFileSync(join(output, 'SHA256SUMS'), sums);
  return { output, sums };
}
