/** Lists the figures that got worse by more than the noise: `npm run bench -- compare OLD.json NEW.json`. */
import process from 'node:process';
import { differenceText, worsened } from './compare.ts';
import { figureName } from './figure.ts';
import { readRecord } from './record.ts';

const [old, now] = process.argv.slice(2);
if (!old || !now) throw new Error('Name two files: npm run bench -- compare OLD.json NEW.json');
const [before, after] = [readRecord(old), readRecord(now)];
const measured = new Set(after.figures.map(figureName));
const missing = before.figures.map(figureName).filter((name) => !measured.has(name));
const worse = worsened(before.figures, after.figures);
console.log(`${before.commit} (${before.at}) and ${after.commit} (${after.at})`);
for (const difference of worse) console.log(differenceText(difference));
for (const name of missing) console.log(`${name}: no longer measured`);
if (worse.length === 0) console.log('Nothing got worse beyond noise.');
else process.exitCode = 1;
