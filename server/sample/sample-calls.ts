import {
  removedSample,
  restoredSample,
  sample,
  sampleRemoval,
  sampleRestore,
} from '#contract/site/sample.ts';
import { refuseUnderFourEyes } from '../release/four-eyes.ts';
import { adminCall } from '../resource/admin-call.ts';
import { readSample } from './read-sample.ts';
import { removeSample } from './remove-sample.ts';
import { restoreSample } from './restore-sample.ts';

const tag = 'Settings';
const role = 'owner';

export const sampleCalls = {
  get: adminCall({
    tag,
    operationId: 'getSample',
    summary: 'List the remaining sample content',
    role,
    method: 'GET',
    path: '/sample',
    output: sample,
    conflicts: true,
    run: ({ db }) => readSample(db),
  }),
  remove: adminCall({
    tag,
    operationId: 'removeSample',
    summary: 'Remove the sample content that nobody has edited',
    role,
    proposes: false,
    method: 'POST',
    path: '/sample/removals',
    input: sampleRemoval,
    output: removedSample,
    status: 201,
    conflicts: true,
    run: async ({ writer }, removal) => {
      await refuseUnderFourEyes(writer.db);
      return removeSample(writer, removal);
    },
  }),
  restore: adminCall({
    tag,
    operationId: 'restoreSample',
    summary: 'Undo the removal of the sample content',
    role,
    proposes: false,
    method: 'POST',
    path: '/sample/removals/undo',
    input: sampleRestore,
    output: restoredSample,
    status: 201,
    conflicts: true,
    run: async ({ writer }, removal) => {
      await refuseUnderFourEyes(writer.db);
      return restoreSample(writer, removal);
    },
  }),
};
