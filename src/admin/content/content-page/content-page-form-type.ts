import type { z } from 'zod';
import type { ContentPageDraft, contentPageDraft } from '#contract/content/content-page.ts';
import type { FormControl } from '../../form/entity-form.tsx';

export type ContentPageValues = z.input<typeof contentPageDraft>;
export type ContentPageControl = FormControl<ContentPageValues, ContentPageDraft>;
