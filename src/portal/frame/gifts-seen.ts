import { createStore } from '../../ui/store.ts';

const key = 'promoCodesSeen';

/** A browser that keeps nothing shows the dot again on the next visit. */
function remembered() {
  try {
    return localStorage.getItem(key) === 'yes';
  } catch {
    return false;
  }
}

export const giftsSeen = createStore(typeof window !== 'undefined' && remembered());

export function markGiftsSeen() {
  giftsSeen.write(true);
  try {
    localStorage.setItem(key, 'yes');
  } catch {}
}
