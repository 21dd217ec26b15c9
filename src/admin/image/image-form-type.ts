import type { z } from 'zod';
import type { ImageDraft, imageDraft } from '#contract/image/image.ts';

export type { ImageDraft };
export type ImageValues = z.input<typeof imageDraft>;
