import type { FitText } from '../../en/content/fit.ts';

export const texts: FitText = {
  title: 'Bana hangisi uygun?',
  heading: 'BANA HANGİSİ UYGUN?',
  description: 'Üç soruyu yanıtlayın, size uygun üç casinoyu gerekçeleriyle görün.',
  intro:
    'İstediğiniz kadarını yanıtlayın. Hesap gerekmez; yanıtlarınız yalnızca bu sayfanın adresinde yer alır ve adresi paylaşabilirsiniz.',
  payment: 'Nasıl ödemek istersiniz?',
  deposit: 'Ne kadar yatırırsınız?',
  game: 'Ne oynuyorsunuz?',
  games: { slots: 'Slot', table: 'Masa oyunları', live: 'Canlı oyunlar' },
  show: 'Üç casino göster',
  again: 'Baştan başla',
  fits: { one: '{count} casino uygun', other: '{count} casino uygun' },
  firstThree: 'Tekliflerinin ortalama değerine göre sıralandı.',
  all: 'Tümünü diğer filtrelerle gör',
  takes: '{method} geçerli',
  depositsFrom: 'para yatırma {amount}',
  offer: '{facts}; {amount} yatırımda teklifinin {worth}.',
  noOffer: '{facts}.',
  none: 'Yanıtlarınızın hepsine uyan casino yok.',
  failing: 'Şu yanıtlar hepsini eliyor:',
  without: '{answers} olmadan ({casinos})',
  casinos: { one: '{count} casino', other: '{count} casino' },
};
