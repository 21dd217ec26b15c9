import type { texts as english } from '../../../en/admin/people/sign-in.ts';

export const texts: typeof english = {
  confirm: 'Siz olduğunuzu doğrulayın',
  whyConfirm:
    'Giriş yapalı bir süre oldu ve bu önemli bir değişiklik. Anahtarınızı bir kez daha girin.',
  confirmNow: 'Doğrula',
};
