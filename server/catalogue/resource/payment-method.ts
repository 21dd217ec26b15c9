import {
  paymentMethod,
  paymentMethodDraft,
  paymentMethodQuery,
  paymentMethodRow,
} from '#contract/catalogue/vocabulary/payment-method.ts';
import { paymentMethodRepository } from '../../../db/repositories/catalogue/vocabulary/payment-method.ts';
import { deleteUnused } from '../../resource/check/delete-unused.ts';
import { nameTaken } from '../../resource/check/name-taken.ts';
import { resource } from '../../resource/resource.ts';

const entity = resource({
  kind: 'payment-method',
  schemas: {
    draft: paymentMethodDraft,
    whole: paymentMethod,
    row: paymentMethodRow,
    query: paymentMethodQuery,
  },
  checks: {},
  references: () => [],
  without: (draft) => draft,
  conflict: async (trx, { name }, ownId) => {
    const same = await paymentMethodRepository.findNamed(trx, name);
    if (same && same.id !== ownId) throw nameTaken('Another payment method already has this name');
    return false;
  },
  ...paymentMethodRepository,
});

export const paymentMethodResource = {
  ...entity,
  delete: deleteUnused(entity.delete, 'payment-method'),
};
