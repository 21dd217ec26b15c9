import { fold } from '../../../db/fold.ts';

/** "Şans Çarkı" is sans-carki in an address. */
export const slugOf = (name: string): string =>
  fold(name)
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
