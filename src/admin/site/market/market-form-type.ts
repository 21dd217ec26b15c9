import type { z } from 'zod';
import type { MarketDraft, marketDraft } from '#contract/site/market.ts';
import type { FormControl } from '../../form/entity-form.tsx';

export type MarketValues = z.input<typeof marketDraft>;
export type MarketControl = FormControl<MarketValues, MarketDraft>;
