import type { z } from 'zod';
import type { ProductDraft, productDraft } from '#contract/catalogue/product.ts';
import type { FormControl } from '../../form/entity-form.tsx';

export type ProductValues = z.input<typeof productDraft>;
export type ProductControl = FormControl<ProductValues, ProductDraft>;
