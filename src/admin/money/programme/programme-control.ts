import type { z } from 'zod';
import type { ProgrammeDraft, programmeDraft } from '#contract/money/programme.ts';
import type { FormControl } from '../../form/entity-form.tsx';

export type ProgrammeValues = z.input<typeof programmeDraft>;
export type ProgrammeControl = FormControl<ProgrammeValues, ProgrammeDraft>;
