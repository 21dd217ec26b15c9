import { addUp, summary } from './count.ts';
import { formatAndLint, types } from './runner.ts';

const total = addUp([await formatAndLint(), await types()]);
console.log(`\n${summary(total)}`);
process.exitCode = total.failed === 0 ? 0 : 1;
