import type { texts as english } from '../../../en/admin/release/agent.ts';

export const texts: typeof english = {
  mark: 'Asistan',
  proposedBy: (name) => `Öneren: ${name} adlı kişinin asistanı`,
  waiting: (count) => `Bir asistanın ${count} değişikliği karar bekliyor.`,
  takeOver: 'Devral',
  takeOverAll: 'Tümünü devral',
  hint: 'Devraldığınız değişiklikler kendi açık paketinize taşınır.',
  takenOver: (count) => `${count} değişiklik paketinize taşındı.`,
  refuseAll: 'Tümünü reddet',
  askToRefuseAll: (count) => `Bir asistanın ${count} değişikliği reddedilsin mi?`,
  refusedAll: (count) => `${count} değişiklik reddedildi.`,
  undo: {
    open: 'Bir asistanın değişikliklerini geri al…',
    title: 'Bir asistanın değişikliklerini geri al',
    explanation:
      'Asistanın seçtiğiniz günden bu yana önerdiği her şeyi kapsar. Bekleyen öneriler geri çekilir, yayınlanan değişiklikler geri alınır. Kişilerin kendilerinin düzenlediği değişiklikler etkilenmez.',
    person: 'Kimin asistanı',
    since: 'Başlangıç günü',
    noDay: 'Bir gün seçin.',
    withdrawn: 'Şu öneriler geri çekilecek:',
    nothing: 'Asistan o günden bu yana geri alınabilecek bir şey önermemiş.',
    action: 'Değişiklikleri geri al',
    done: (withdrawn, undone) =>
      [
        withdrawn > 0 && `${withdrawn} değişiklik geri çekildi.`,
        undone > 0 && `${undone} değişiklik geri alındı.`,
      ]
        .filter(Boolean)
        .join(' '),
  },
};
