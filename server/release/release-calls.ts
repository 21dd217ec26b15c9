import { z } from 'zod';
import {
  fullRelease,
  groupUndo,
  publication,
  releaseDraft,
  releaseList,
  releasePreview,
  releaseQuery,
  undoDraft,
  undoResult,
} from '#contract/release/release.ts';
import { notFound } from '../errors.ts';
import { adminCall, byId } from '../resource/admin-call.ts';
import type { Proposables } from './proposable.ts';
import { publishRelease } from './publish.ts';
import {
  changeRelease,
  createRelease,
  getRelease,
  readRelease,
  readReleases,
  removeRelease,
  requireOpenRelease,
  scheduleRelease,
} from './release.ts';
import { undoWrites } from './undo.ts';

const tag = 'Releases';
const path = '/releases';
const one = `${path}/:id`;

const writing = { tag, role: 'editor', proposes: false } as const;

export const releaseCalls = (proposables: Proposables) => ({
  list: adminCall({
    tag,
    operationId: 'listReleases',
    summary: 'List releases, those that are still to be published first',
    role: 'viewer',
    method: 'GET',
    path,
    input: releaseQuery,
    output: releaseList,
    run: ({ db }, query) => readReleases(db, proposables, query),
  }),
  get: adminCall({
    tag,
    operationId: 'getRelease',
    summary: 'Get a release with its conflicts',
    role: 'viewer',
    method: 'GET',
    path: one,
    input: byId,
    output: fullRelease,
    run: ({ db }, { id }) => readRelease(db, proposables, id),
  }),
  create: adminCall({
    ...writing,
    role: 'author',
    operationId: 'createRelease',
    summary: 'Start a release',
    method: 'POST',
    path,
    input: releaseDraft,
    output: fullRelease,
    status: 201,
    conflicts: true,
    run: async ({ writer, db }, draft) =>
      readRelease(db, proposables, await createRelease(writer, draft)),
  }),
  update: adminCall({
    ...writing,
    operationId: 'updateRelease',
    summary: 'Rename or reschedule a release',
    method: 'PUT',
    path: one,
    input: z.object({ id: byId.shape.id, draft: releaseDraft }),
    body: 'draft',
    output: fullRelease,
    conflicts: true,
    run: async ({ writer, db }, { id, draft }) => {
      await changeRelease(writer, proposables, { id, ...draft });
      return readRelease(db, proposables, id);
    },
  }),
  delete: adminCall({
    ...writing,
    operationId: 'deleteRelease',
    summary: 'Delete a release and the changes proposed in it',
    method: 'DELETE',
    path: one,
    input: byId,
    conflicts: true,
    run: ({ writer }, { id }) => removeRelease(writer, id),
  }),
  publish: adminCall({
    ...writing,
    operationId: 'publishRelease',
    summary: 'Publish a release now, at a minute, or once it is approved',
    method: 'POST',
    path: `${one}/publish`,
    input: byId.extend(publication.shape),
    body: publication,
    mayOmitBody: true,
    output: fullRelease,
    conflicts: true,
    run: async ({ writer, db }, { id, seen, ...at }) => {
      const isLater = at.publish_at !== null || at.when_approved;
      await (isLater
        ? scheduleRelease(writer, proposables, { id, seen, ...at })
        : publishRelease(writer, proposables, id, seen));
      return readRelease(db, proposables, id);
    },
  }),
  preview: adminCall({
    ...writing,
    role: 'author',
    operationId: 'previewRelease',
    summary: 'Open a preview of the site with a release applied',
    method: 'POST',
    path: `${one}/preview`,
    input: byId,
    output: releasePreview,
    conflicts: true,
    run: async ({ db, deps }, { id }) => {
      const { publishes_at } = await requireOpenRelease(db, id);
      const at = publishes_at === null ? undefined : new Date(publishes_at * 1000);
      if (!deps.releasePreviews) throw notFound();
      return deps.releasePreviews.make({ release: id, at });
    },
  }),
  undo: adminCall({
    ...writing,
    operationId: 'undoRelease',
    summary: 'Undo a published release, or show what that would change',
    method: 'POST',
    path: `${one}/undo`,
    input: byId.extend(undoDraft.shape),
    body: undoDraft,
    mayOmitBody: true,
    output: undoResult,
    conflicts: true,
    run: async ({ writer, db }, { id, dry_run }) => {
      const { log_group } = await getRelease(db, id);
      return undoWrites(writer, proposables, { log_group, dry_run });
    },
  }),
  undoGroup: adminCall({
    ...writing,
    operationId: 'undoChanges',
    summary: 'Undo everything that was written together, or show what that would change',
    method: 'POST',
    path: '/changes/undo',
    input: groupUndo,
    output: undoResult,
    conflicts: true,
    run: ({ writer }, given) => undoWrites(writer, proposables, given),
  }),
});
