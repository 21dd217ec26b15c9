import type { StoredDataTexts } from '../../en/privacy/stored-data.ts';

export const texts: StoredDataTexts = {
  title: 'Bu site neyi, ne kadar süre saklıyor',
  lead: 'Süreler bu sitenin ayarlarından alınır. Verilerin çoğu süre dolduktan sonraki gece silinir; yedeklerden ise yedekler silindiğinde çıkar.',
  counting: {
    title: 'Ziyaretlerin sayılması',
    lead: 'Partner bağlantılarına ne sıklıkla tıklandığını ve sayfaların hızını, kimseyi tanımlamadan sayarız. Tarayıcınız Do Not Track veya Global Privacy Control gönderiyorsa ya da bize burada söylerseniz sizi saymayız.',
    off: 'Bulunduğunuz ülkede ziyaretleri saymıyoruz.',
    stop: 'Beni sayma',
    stopped: 'Bu tarayıcıda sayılmıyorsunuz.',
    resume: 'Beni yeniden say',
  },
  groups: {
    visitor: 'Ziyaretçiler hakkında',
    browser: 'Tarayıcınızda',
    team: 'Ekip ve çalışmaları hakkında',
  },
  kinds: {
    account:
      'Hesabınız: e-posta adresiniz, parolanızın özeti (hash), kaydettiğiniz ve takip ettiğiniz teklifler, kopyaladığınız kodlar, e-posta izinleriniz ve verdiğiniz mola',
    unconfirmed_account: 'Hiç onaylanmamış bir e-posta adresi',
    sign_in: 'Oturum açtığınız yerler: tarayıcı, başlangıç ve son kullanım; IP adresiniz olmadan',
    email_link: 'Adres onaylamak veya parola belirlemek için e-postayla gönderilen bağlantılar',
    message: 'Bize gönderdiğiniz mesajlar, başvurular ve bildirimler; e-posta adresinizle birlikte',
    missed_search: 'Sonuç vermeyen aramaların günlük sayısı; kimin aradığı olmadan',
    click_visitor:
      'Partner bağlantısına tıklayan bir ziyaretçinin günde bir kez sayılmasını sağlayan özet',
    click:
      'Partner bağlantılarına tıklamalar ve partnerlerin bunlar için bildirdikleri; kimin tıkladığı olmadan',
    click_count: 'Her gün kaç tıklama, kayıt ve para yatırma olduğu',
    vote: 'Aynı gün bir koda iki kez oy verilmesini önleyen özet',
    vote_count: 'Kaç ziyaretçinin bir kodun işe yaradığını söylediği',
    limit: 'Başarısız ve tekrarlanan denemeleri sınırlayan IP ve e-posta adresi özetleri',
    csp_report:
      'Bir sayfanın izin verilmeyen bir şeyi yüklemeye çalıştığına dair tarayıcı bildirimleri; ziyaretçi bilgisi olmadan',
    page_speed:
      'Sayfaların ne kadar hızlı yüklenip tepki verdiği; güne, sayfa türüne ve cihaza göre sayılır, ziyaretçi bilgisi olmadan',
    session_cookie: 'Oturumunuzu açık tutan çerezler',
    choice_cookie: 'Seçtiğiniz dil ve pazarı tutan çerezler',
    age_cookie: 'Yaşınızı onayladığınızı belirten çerez',
    break_cookie: 'Tekliflere verdiğiniz molanın bitişini tutan çerezler',
    counting_cookie: 'Sayılmak istemediğinizi belirten çerez',
    in_browser:
      'Hesapsız kaydettiğiniz teklifler, son aramalarınız ve promosyon kodlarını gördüğünüz bilgisi',
    in_tab:
      'Karşılaştırdığınız partnerler, sayfayı ne kadar kaydırdığınız ve izin verilen yerlerde sizi buraya getiren site veya kampanya',
    staff:
      'Yönetim panelinde çalışanların ve eskiden çalışmış olanların adları, rolleri ve özetlenmiş giriş bilgileri; son kullandıkları tarayıcı ve IP adresiyle',
    staff_session: 'Çalışanların oturumları; tarayıcı ve IP adresiyle',
    staff_browser:
      'Çalışanların tarayıcılarında: oturum veya anahtar, dil, formlarda ve listelerde son seçtikleri ve kaydedilmemiş taslaklar',
    security_log:
      'Girişler, reddedilen denemeler, kişilerde ve gizli bilgilerde yapılan değişiklikler; IP adresiyle',
    history: 'Düzenlenen her şeyin önceki sürümleri',
    author: 'Kimin neyi, ne zaman değiştirdiği',
    unused_image: 'Artık kullanılmayan görseller',
    backup: 'Yukarıdakilerden sunucuda saklananların gece alınan yedekleri',
  },
  days: { one: '{count} gün', other: '{count} gün' },
  minutes: { one: '{count} dakika', other: '{count} dakika' },
  until: {
    account_deleted: 'Hesabınızı silene kadar',
    cleared: 'Siz silene veya tarayıcınızı temizleyene kadar',
    tab_closed: 'Sekmeyi kapatana kadar',
    forever: 'Süre sınırı yok',
    not_stored: 'Saklanmıyor',
  },
};
