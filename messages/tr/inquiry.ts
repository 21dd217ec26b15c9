import type { InquiryTexts } from '../type/inquiry.ts';

export const texts: InquiryTexts = {
  shared: {
    optional: 'isteğe bağlı',
    leaveEmpty: 'Bu alanı boş bırakın',
    complaints: {
      missing: 'Bu alanı doldurun.',
      unstorable: 'Burada saklanamayan bir karakter var. Yeniden yazın.',
      hidden: 'Burada yazının yönünü çeviren türden gizli bir karakter var. Elle yeniden yazın.',
      too_long: 'En fazla {max} karaktere kısaltın.',
      no_email: 'ad@example.com gibi bir e-posta adresi yazın.',
      no_website: 'example.com gibi bir web sitesi adresi yazın.',
    },
    noMarket: 'En az bir pazar seçin.',
    check: 'Henüz gönderilmedi. Şu alanlara bakın:',
    sending: 'Gönderiliyor…',
    failures: {
      unreachable:
        'Gönderilemedi: siteye ulaşılamıyor. Yazdıklarınız duruyor. Bağlantınızı denetleyip yeniden gönderin.',
      too_many_requests:
        'Gönderilemedi: son dakikalarda adresinizden birkaç ileti geldi. Yazdıklarınız duruyor. On dakika bekleyip yeniden gönderin.',
      other:
        'Gönderilemedi: bizim tarafımızda bir şeyler ters gitti. Yazdıklarınız duruyor. Biraz sonra yeniden deneyin.',
    },
  },
  forms: {
    application: {
      title: 'Ortaklarımıza katılın',
      heading: 'ORTAKLARIMIZA KATILIN',
      description:
        'Casino ya da bahis markanızın burada listelenmesi, denenmesi ve puanlanması için başvurun.',
      lead: 'Bir casino ya da bahis sitesi işletiyor ve burada yer almak istiyorsunuz. Ne olduğunu ve nerede faaliyet gösterebildiğini anlatın. Her başvuruyu okur, uygun olanları yanıtlarız.',
      labels: {
        company: 'Şirket ya da marka',
        website: 'Web sitesi',
        name: 'İlgili kişinin adı',
        email: 'E-posta',
        markets: 'Pazarlar',
        message: 'İleti',
      },
      hints: {
        markets: 'Faaliyet lisansınızın bulunduğu yerler.',
        message:
          'Ne sunduğunuzu, hangi lisansla çalıştığınızı ve ziyaretçilerimizin ne kazanacağını yazın.',
      },
      send: 'Başvuruyu gönder',
      thanks: {
        title: 'Başvurunuz ulaştı',
        text: 'Teşekkür ederiz. Bir editör okuyup e-postayla yanıtlar; bu genellikle beş iş gününü bulmaz. Kendimiz incelemeden hiçbir markayı listelemeyiz.',
        back: 'Listelediğimiz ortaklara dön',
      },
    },
    message: {
      title: 'Bize yazın',
      heading: 'BİZE YAZIN',
      description: 'Editörlere yazın: sorular, düzeltmeler, öneriler.',
      lead: 'Artık çalışmayan bir kod, katılmadığınız bir puan, eksik bir şey. Bize yazın: bir editör okur.',
      labels: { name: 'Ad', email: 'E-posta', subject: 'Konu', message: 'İleti' },
      hints: { email: 'Yalnızca size yanıt vermek için kullanırız.' },
      send: 'İletiyi gönder',
      thanks: {
        title: 'İletiniz ulaştı',
        text: 'Teşekkür ederiz. Bir editör okur ve yanıt gerekiyorsa genellikle iki iş günü içinde e-postayla döner.',
        back: 'Listelediğimiz ortaklara dön',
      },
    },
  },
};
