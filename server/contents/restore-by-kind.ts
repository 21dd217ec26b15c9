/** Restores each kind in the change log, and lists the other rows its snapshots refer to. */
import { z } from 'zod';
import type { ChangedKind } from '#contract/catalogue/history/entity-kind.ts';
import { AppError } from '../errors.ts';
import { entities, type Logged, listedProducts } from './entity.ts';
import {
  restoreExclusiveBonusOrder,
  restorePageLayout,
  restoreProductOrder,
  restoreTopList,
} from './restore-order.ts';

const listedIds = z.object({ ids: z.array(z.int()) }).transform(({ ids }) => ids);

export const restoreByKind: Record<ChangedKind, Logged> = {
  ...entities,
  'product-list': { resource: { restore: restoreProductOrder }, mentions: listedProducts },
  'exclusive-bonus-list': {
    resource: { restore: restoreExclusiveBonusOrder },
    mentions: { kind: 'exclusive-bonus', ids: listedIds },
  },
  'top-list': {
    resource: { restore: restoreTopList },
    mentions: { kind: 'top-list-entry', ids: listedIds },
  },
  'page-layout': { resource: { restore: restorePageLayout } },
  catalogue: {
    resource: {
      restore: () => {
        throw new AppError('conflict', 'An import of the whole catalogue cannot be restored.');
      },
    },
  },
};
