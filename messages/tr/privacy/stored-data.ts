import type { StoredDataTexts } from '../../en/privacy/stored-data.ts';

export const texts: StoredDataTexts = {
  title: 'Bu site neyi, ne kadar süre saklıyor',
  lead: 'Bunlar bu sitenin güncel ayarlarıdır. Veriler, süreleri dolduktan sonraki gece silinir; yedeklerden ise yedeklerin süresi doldukça kalkar.',
  counting: {
    title: 'Ziyaretlerin sayılması',
    lead: 'Casino ve bahis sitesi bağlantılarına ne sıklıkla tıklandığını ve sayfaların hızını, kimseyi tanımlamadan sayarız. Tarayıcınız Do Not Track veya Global Privacy Control gönderiyorsa ya da bize burada söylerseniz sizi saymayız.',
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
      'Hesabınız: e-posta adresiniz, parolanızın özeti (hash), kaydettiğiniz ve takip ettiğiniz teklifler, kopyaladığınız kodlar, e-posta izinleriniz ve varsa molanız',
    unconfirmed_account: 'Hiç onaylanmamış bir e-posta adresi',
    sign_in:
      'Oturum açtığınız yerler: tarayıcı, giriş zamanı ve son kullanım; IP adresiniz saklanmaz',
    email_link: 'Adres onaylamak veya parola belirlemek için e-postayla gönderilen bağlantılar',
    message: 'Bize gönderdiğiniz mesajlar, başvurular ve bildirimler; e-posta adresinizle birlikte',
    missed_search: 'Sonuç vermeyen aramaların günlük sayısı; kimin aradığı saklanmaz',
    click_visitor:
      'Casino veya bahis sitesi bağlantısına tıklayan bir ziyaretçinin günde bir kez sayılmasını sağlayan özet',
    click:
      'Casino ve bahis sitesi bağlantılarına tıklamalar ve sitelerin bunlar için bildirdikleri; kimin tıkladığı saklanmaz',
    click_count: 'Günlük tıklama, kayıt ve yatırım sayıları',
    vote: 'Aynı gün bir koda iki kez oy verilmesini önleyen özet',
    vote_count: 'Kaç ziyaretçinin bir kodun işe yaradığını söylediği',
    limit: 'Başarısız ve tekrarlanan denemeleri sınırlayan IP ve e-posta adresi özetleri',
    csp_report: 'Engellenen içerikle ilgili tarayıcı bildirimleri; ziyaretçi bilgisi içermez',
    page_speed:
      'Sayfaların ne kadar hızlı yüklenip tepki verdiği; güne, sayfa türüne ve cihaza göre sayılır, ziyaretçi bilgisi içermez',
    session_cookie: 'Oturumunuzu açık tutan çerezler',
    choice_cookie: 'Dilinizi ve ülkenizi tutan çerezler',
    age_cookie: 'Yaşınızı onayladığınızı belirten çerez',
    break_cookie: 'Tekliflere verdiğiniz molanın bitişini tutan çerezler',
    counting_cookie: 'Sayılmak istemediğinizi belirten çerez',
    preview_cookie: 'Biri size bağlantısını gönderdiyse sitenin önizlemesini gösteren çerez',
    in_browser:
      'Hesapsız kaydettiğiniz teklifler, son aramalarınız ve promosyon kodlarını gördüğünüz bilgisi',
    in_tab:
      'Karşılaştırdığınız casino ve bahis siteleri ile bonuslar, sayfayı ne kadar kaydırdığınız ve izin verilen yerlerde sizi buraya getiren site veya kampanya',
    staff:
      'Yönetim panelinde çalışanların ve eskiden çalışmış olanların adları, rolleri ve özetlenmiş giriş bilgileri; son kullandıkları tarayıcı ve IP adresiyle',
    staff_session: 'Çalışanların oturumları; tarayıcı ve IP adresiyle',
    staff_browser:
      'Çalışanların tarayıcılarında: oturum veya anahtar, dil, formlarda ve listelerde son seçtikleri, üzerinde çalıştıkları yayın paketi ve kaydedilmemiş taslaklar',
    security_log:
      'Girişler, reddedilen denemeler, kişilerde ve gizli bilgilerde yapılan değişiklikler; IP adresiyle',
    history: 'Düzenlenen her şeyin önceki sürümleri; önerilen değişiklikler ve yorumları',
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
    forever: 'Süresiz',
    not_stored: 'Saklanmıyor',
  },
};
