import type { FollowText } from '../../en/content/follow.ts';

export const texts: FollowText = {
  title: 'Takip et',
  heading: 'TAKİP ET',
  product: '{name} ile ilgili yenilikler',
  codes: 'Yeni promosyon kodları',
  categories: {
    casino: 'Yeni casinolar ve bonusları',
    bets: 'Yeni bahis siteleri ve bonusları',
    bonuses: 'Yeni bonuslar',
  },
  category: '{name} kategorisindeki yenilikler',
  leads: {
    product: 'Bu sitenin yeni bonuslarından, kodlarından ve değişen koşullarından haberdar olun.',
    category: 'Bu kategorideki yeni sitelerden ve bonuslardan haberdar olun.',
    codes: 'Seçtiğiniz ülkedeki her yeni promosyon kodundan haberdar olun.',
  },
  withAccount: 'Hesabınızla',
  accountText:
    'Takip ettikleriniz hesabınızda listelenir. Giriş yapmadıysanız önce giriş yaparsınız.',
  byEmail: {
    product: 'Takip ettiklerim için e-posta gönderin: günde en çok bir kez, yalnızca yenilik varsa',
    category:
      'Takip ettiğim tüm kategoriler için e-posta gönderin: günde en çok bir kez, yalnızca yenilik varsa',
    codes: 'Yeni kodlar için e-posta gönderin: günde en çok bir kez, yalnızca yenilik varsa',
  },
  consent:
    'Bunu hesabınızdan ya da her e-postadaki bağlantıyla tek tıkla değiştirebilirsiniz. Mola sırasında e-posta gönderilmez.',
  follow: 'Takip et',
  refusals: {
    full: 'Zaten 100 takibiniz var; bir hesap daha fazlasını takip edemez. Önce hesabınızdan birini bırakın.',
  },
  withoutAccount: 'Hesap açmadan',
  feedText: 'Bu adresi akış okuyucunuza ekleyin:',
  unsubscribe: {
    title: 'E-posta aboneliğinden çık',
    heading: 'E-POSTA ABONELİĞİNDEN ÇIK',
    lead: 'Takip ettikleriniz hakkında artık e-posta göndermeyiz. Listeniz hesabınızda kalır.',
    stop: 'Abonelikten çık',
    done: 'Abonelikten çıktınız.',
    failed:
      'Bağlantı eksik olduğu için hiçbir şey değişmedi. Bağlantıyı e-postadan yeniden açın ya da e-posta tercihlerinizi hesabınızdan değiştirin.',
    account: 'Hesabınıza gidin',
  },
};
