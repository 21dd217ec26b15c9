import { addUp, summary } from './count.ts';
import { browser, formatAndLint, types, unitAndIntegration } from './runner.ts';

const total = addUp([
  await formatAndLint(),
  await types(),
  await unitAndIntegration(),
  await browser(),
]);
console.log(`\n${summary(total)}`);
process.exitCode = total.failed === 0 ? 0 : 1;
