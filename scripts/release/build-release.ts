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
import { differences, installedPackages } from './installed-package.ts';
import { currentPlatform, releasePlatform } from './platform.ts';
import { builderOf, checksums, makeProvenance } from './provenance.ts';
import { makeSbom, pathsIn } from './sbom.ts';
import { stageRelease } from './stage.ts';

/** Node comes from npm on servers, and from the image in the container. */
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

/** Installs an unpacked release, and throws if the list of its packages differs from what is then on disk. */
async function verifyInstall(folder: string, listed: Map<string, string>) {
  if ((await install(folder)) !== 0) throw new Error('Installing the release failed.');
  const found = differences(listed, installedPackages(folder));
  if (found.length > 0) {
    throw new Error(`The bill of materials differs from what is installed:\n${found.join('\n')}`);
  }
}

/** Walks an installed release, and throws on any failure. */
async function verifyUse(folder: string) {
  const { counts, failures } = await walkInstallation(folder);
  if (failures.length > 0) throw new Error(`The release doesn't work:\n${failures.join('\n')}`);
  for (const [kind, count] of Object.entries(counts)) console.log(`${count} ${kind}`);
}

/** Builds a commit in an empty folder. Returns the folder with the files of the release, and their checksums. */
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
    const lock = stageRelease(built, folder, { nodeFromNpm });
    const sbomFor = (platform: typeof releasePlatform) =>
      makeSbom(lock, { project, platform, time });

    const archive = join(output, `${title}.tar.gz`);
    await writeArchive(folder, archive, { prefix: inFolder ? `${name}/` : '', time });

    const unpacked = join(temporary, `unpacked${suffix}`);
    await unpack(archive, unpacked);
    const installed = inFolder ? join(unpacked, name) : unpacked;
    console.log(`Checking what ${title} installs ...`);
    await verifyInstall(installed, pathsIn(sbomFor(currentPlatform())));
    console.log(`Using ${title} ...`);
    await verifyUse(installed);

    files.push(archive, writeJson(join(output, `${title}.cdx.json`), sbomFor(releasePlatform)));
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
