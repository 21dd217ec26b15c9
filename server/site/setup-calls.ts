import { z } from 'zod';
import { setup, setupDraft } from '#contract/site/setup.ts';
import { settingsDraft, siteSettings } from '#contract/site/site-settings.ts';
import { adminCall } from '../resource/admin-call.ts';
import type { EntityNames } from '../resource/resource-calls.ts';
import { readSetup, updateSetup } from './setup.ts';
import { getSiteSettings, replaceSiteSettings } from './site-settings.ts';

const role = 'owner';

export const setupCalls = {
  get: adminCall({
    tag: 'Settings',
    operationId: 'getSetup',
    summary: 'Get the setup steps',
    role,
    method: 'GET',
    path: '/setup',
    output: setup,
    run: ({ db, deps }) => readSetup(db, deps.settings),
  }),
  update: adminCall({
    tag: 'Settings',
    operationId: 'updateSetup',
    summary: 'Hide or show the setup steps',
    role,
    proposes: false,
    method: 'PUT',
    path: '/setup',
    input: setupDraft,
    output: setup,
    run: ({ writer, deps }, draft) => updateSetup(writer, deps.settings, draft),
  }),
};

export const settingsCalls = ({ one, path, tag }: EntityNames) => ({
  get: adminCall({
    tag,
    operationId: 'getSettings',
    summary: `Get ${one}`,
    role,
    method: 'GET',
    path,
    output: siteSettings,
    run: ({ db, deps }) => getSiteSettings(db, deps.settings),
  }),
  /** `before` is what the owner saw. Writes that would overwrite unseen changes are refused. */
  update: adminCall({
    tag,
    operationId: 'updateSettings',
    summary: `Replace ${one}`,
    role,
    proposes: { kinds: ['settings'] },
    method: 'PUT',
    path,
    input: z.object({ draft: settingsDraft, before: settingsDraft.optional() }),
    body: 'draft',
    output: siteSettings,
    run: ({ writer, deps }, { draft, before }) =>
      replaceSiteSettings(writer, deps.settings, draft, before),
  }),
});
