import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Each takes or waits ten seconds or more. Where one began last, the other processes would wait for it. */
const slow =
  /(pseudo-language|main|older-schema|lost-database|online-elsewhere|server-failure|send-traces|draft|sheet|cluster)\.test\.ts$/;

const isSlow = ({ moduleId }: TestSpecification) => slow.test(moduleId);

export class SlowFilesFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]) {
    const sorted = await super.sort(files);
    return [...sorted.filter(isSlow), ...sorted.filter((file) => !isSlow(file))];
  }
}
