import { deleted, type Inputs, idOf, nothing } from './input.ts';

export const deletionInputs: Inputs = {
  ...deleted('contentPage'),
  ...deleted('redirect'),
  'image.delete': idOf('image.crop'),
  ...deleted('reportView'),
  ...deleted('webhook'),
  ...deleted('market'),
  'product.bulk': async ({ read }) => ({
    action: 'delete',
    ids: [(await read('/products?limit=5')).items.at(-1).id],
  }),
  'topListEntry.bulk': async ({ read }) => ({
    action: 'delete',
    ids: [(await read('/toplists/entries?category=bets')).items[0].id],
  }),
  ...deleted('banner'),
  ...deleted('exclusiveBonus'),
  ...deleted('topListEntry'),
  ...deleted('promoCode'),
  ...deleted('product'),
  ...deleted('regulator'),
  ...deleted('paymentMethod'),
  ...deleted('provider'),
  'passkey.remove': ({ answer }) => ({ id: answer('passkey.add').id }),
  'token.revoke': idOf('token.create'),
  'signIn.close': nothing,
  'sample.get': nothing,
  'sample.remove': ({ answer }) => ({ version: answer('sample.get').version }),
  'sample.restore': async ({ read }) => ({ at: (await read('/sample')).removed.at }),
};
