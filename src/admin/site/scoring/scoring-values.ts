import type { z } from 'zod';
import type { ScoringDraft, scoringDraft } from '#contract/catalogue/score/scoring.ts';
import type { FormControl } from '../../form/entity-form.tsx';

export type ScoringValues = z.input<typeof scoringDraft>;
export type ScoringControl = FormControl<ScoringValues, ScoringDraft>;
