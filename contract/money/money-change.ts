/** The history of money, which only people who may see money can read. */
import { z } from 'zod';
import { idInPath } from '../field-schema.ts';
import { listOf, longListPaging } from '../list.ts';

export const moneyKinds = [
  'programme',
  'deal',
  'stat-source',
  'statement',
  'payment',
  'correction',
  'rate',
] as const;
export type MoneyKind = (typeof moneyKinds)[number];

export const moneyActions = ['create', 'update', 'delete', 'restore'] as const;
export type MoneyAction = (typeof moneyActions)[number];

export const moneyChange = z.object({
  id: z.int(),
  at: z.string(),
  actor: z.string(),
  kind: z.enum(moneyKinds),
  entity_id: z.int().meta({ description: 'For a rate, its day as a number: 20260227' }),
  action: z.enum(moneyActions),
  name: z.string(),
  reason: z.string().nullable().meta({ description: 'Why a deal was changed for past days' }),
  acts_from: z.string().nullable().meta({ description: 'The first past day that it affects' }),
  snapshot: z.record(z.string(), z.unknown()).nullable().meta({
    description: 'The state after the write. Null after a deletion',
  }),
});
export type MoneyChange = z.output<typeof moneyChange>;

export const moneyChangeQuery = z.object({
  ...longListPaging,
  kind: z.enum(moneyKinds).optional(),
  entity_id: idInPath.optional(),
  programme_id: idInPath.optional(),
});
export type MoneyChangeQuery = z.output<typeof moneyChangeQuery>;

export const moneyChangeList = listOf(moneyChange);
