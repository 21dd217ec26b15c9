import type { InquiryTexts } from '../../type/inquiry.ts';

export const texts: InquiryTexts = {
  shared: {
    optional: 'isteğe bağlı',
    leaveEmpty: 'Bu alanı boş bırakın',
    complaints: {
      missing: 'Bu alan zorunlu.',
      unstorable: 'Kaydedilemeyen bir karakter var. Yeniden yazın.',
      hidden: 'Yazı yönünü değiştiren türden gizli bir karakter var. Elle yeniden yazın.',
      too_long: 'En fazla {max} karaktere kısaltın.',
      no_email: 'ad@example.com gibi bir e-posta adresi girin.',
      no_website: 'example.com gibi bir web sitesi adresi girin.',
    },
    noMarket: 'En az bir pazar seçin.',
    noProblem: 'Sorunun ne olduğunu seçin.',
    problems: {
      wrong_terms: 'Şartlar yanlış',
      code_fails: 'Kod çalışmıyor',
      payment_refused: 'Ödeme reddedildi',
      other: 'Başka bir şey',
    },
    check: 'Henüz gönderilmedi. Şu alanları kontrol edin:',
    sending: 'Gönderiliyor…',
    failures: {
      unreachable:
        'Gönderilemedi: siteye ulaşılamıyor. Yazdıklarınız silinmedi. Bağlantınızı kontrol edip tekrar deneyin.',
      too_many_requests:
        'Gönderilemedi: son birkaç dakikada adresinizden birden çok mesaj geldi. Yazdıklarınız silinmedi. On dakika bekleyip tekrar deneyin.',
      other:
        'Gönderilemedi: bizden kaynaklanan bir sorun oluştu. Yazdıklarınız silinmedi. Biraz sonra tekrar deneyin.',
    },
  },
  forms: {
    application: {
      title: 'Ortaklarımıza katılın',
      heading: 'ORTAKLARIMIZA KATILIN',
      description:
        'Casino ya da bahis markanızın burada listelenmesi, incelenmesi ve puanlanması için başvurun.',
      lead: 'Casino ya da bahis siteniz burada yer alsın ister misiniz? Bize markanızı ve lisanslı olduğu yerleri anlatın. Her başvuruyu okur, uygun bulduklarımızı yanıtlarız.',
      labels: {
        company: 'Şirket ya da marka',
        website: 'Web sitesi',
        name: 'Yetkili adı',
        email: 'E-posta',
        markets: 'Pazarlar',
        message: 'Mesaj',
      },
      hints: {
        markets: 'Faaliyet lisansınızın olduğu yerler.',
        message:
          'Ne sunduğunuzu, hangi lisansla çalıştığınızı ve ziyaretçilerimize ne kazandıracağınızı yazın.',
      },
      send: 'Başvuruyu gönder',
      thanks: {
        title: 'Başvurunuzu aldık',
        text: 'Teşekkür ederiz. Bir editörümüz başvurunuzu okuyup genellikle beş iş günü içinde e-postayla yanıtlar. Kendimiz incelemediğimiz hiçbir markayı listelemeyiz.',
        back: 'Listelediğimiz casinolara dön',
      },
    },
    message: {
      title: 'Bize yazın',
      heading: 'BİZE YAZIN',
      description: 'Editörlere yazın: sorular, düzeltmeler, öneriler.',
      lead: 'Artık çalışmayan bir kod, katılmadığınız bir puan, eksik bir şey mi var? Bize yazın. Her mesajı bir editörümüz okur.',
      labels: { name: 'Ad', email: 'E-posta', subject: 'Konu', message: 'Mesaj' },
      hints: { email: 'Yalnızca size yanıt vermek için kullanırız.' },
      send: 'Mesajı gönder',
      thanks: {
        title: 'Mesajınızı aldık',
        text: 'Teşekkür ederiz. Bir editörümüz mesajınızı okur; yanıt gerekiyorsa genellikle iki iş günü içinde size e-postayla döner.',
        back: 'Listelediğimiz casinolara dön',
      },
    },
    report: {
      title: 'Sorun bildirin',
      heading: 'SORUN BİLDİRİN',
      description:
        'Yanlış şartları, çalışmayan bir kodu ya da reddedilen bir ödemeyi editörlere bildirin.',
      lead: 'Neyin yanlış gittiğini anlatın. Her bildirimi bir editörümüz inceler ve gösterdiklerimizi düzeltir.',
      labels: { problem: 'Sorun ne?', message: 'Ayrıntılar', email: 'E-posta' },
      hints: {
        message:
          'Ne beklediğinizi, ne olduğunu ve ne zaman olduğunu yazın. Şifre ya da kart numarası yazmayın.',
        email: 'Yalnızca yanıt almak isterseniz.',
      },
      send: 'Bildirimi gönder',
      thanks: {
        title: 'Bildiriminizi aldık',
        text: 'Teşekkür ederiz. Bir editörümüz genellikle iki iş günü içinde inceler. Bir casino veya bahis sitesiyle anlaşmazlığınızı biz çözemeyiz; düzenleyici kurum çözebilir.',
        back: 'Listelediğimiz casinolara dön',
      },
    },
  },
  report: {
    about: '{name} hakkında',
    regulators: 'Düzenleyici kuruma şikâyet edin',
    regulatorsHint:
      'Site ödeme yapmıyor ya da yanıt vermiyorsa ona lisans veren kuruma şikâyet edin. Önce sitenin kendisine başvurun ve yanıtlarını saklayın.',
  },
};
