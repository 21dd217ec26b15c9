import type { texts as english } from '../../../en/admin/catalogue/page-block.ts';

export const texts: typeof english = {
  title: (path) => `Sayfa blokları: ${path}`,
  block: 'Blok',
  page: 'Sayfa',
  empty: 'Bu sayfada blok yok.',
  explanations: {
    display: 'Banner vitrini',
    popular: 'Popüler üst liste',
    top: 'En iyi ortaklar vitrini',
    suggestions: 'İki kutu: Ortaklarımıza katılın ve Konuşalım',
    exclusive: 'Özel bonuslar',
  },
  unused: (explanation) => `${explanation}. Bu sayfada gösterilmez.`,
  show: 'Göster',
  hide: 'Gizle',
  isShown: (block) => `${block} gösteriliyor`,
  done: {
    shown: (block) => `${block} gösteriliyor.`,
    hidden: (block) => `${block} gizlendi.`,
    shownAgain: (block) => `${block} yeniden gösteriliyor.`,
    hiddenAgain: (block) => `${block} yeniden gizlendi.`,
  },
};
