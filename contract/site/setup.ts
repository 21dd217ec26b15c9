/** The steps for setting up a site. Whether a step is done is derived from the data. */
import { z } from 'zod';

const setupSteps = [
  'name',
  'market',
  'language',
  'colours',
  'partner',
  'top-list',
  'pages',
  'sessions',
  'sample',
] as const;
export type SetupStep = (typeof setupSteps)[number];

export const setupDraft = z.object({
  dismissed: z.boolean().meta({ description: 'Whether the steps are hidden from the dashboard' }),
});
export type SetupDraft = z.output<typeof setupDraft>;

export const setup = setupDraft.extend({
  steps: z.array(z.object({ step: z.enum(setupSteps), done: z.boolean() })),
  /** Pages that still contain the example text. */
  example_pages: z.array(z.object({ id: z.int(), name: z.string() })),
});
export type Setup = z.output<typeof setup>;
