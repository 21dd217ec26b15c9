import type { texts as english } from '../../en/admin/refusal.ts';
import { translateBy } from '../../known-sentence.ts';

/** Schemas and checks of the server say these sentences of a field. */
const fields: Record<string, string> = {
  'Is required': 'Zorunludur',
  'Is empty': 'Boş',
  'Is named twice': 'İki kez geçiyor',
  'Is given twice': 'İki kez verilmiş',
  'Choose at least one': 'En az birini seçin',
  'Choose category first': 'Önce kategori seçin',
  'Select product before adding': 'Eklemeden önce ürün seçin',
  'Promo code cannot be empty': 'Promosyon kodu boş olamaz',
  'A person needs a name': 'Kişinin bir adı olmalı',
  'Contains a character that cannot be stored': 'Saklanamayan bir karakter içeriyor',
  'Contains a character that cannot be searched': 'Aranamayan bir karakter içeriyor',
  'Enter a telephone number or a web address': 'Bir telefon numarası ya da web adresi girin',
  'Enter its address': 'Adresini girin',
  'Enter the code of a currency, such as USD': 'USD gibi bir para birimi kodu girin',
  'Enter the code of the market': 'Ülkenin kodunu girin',
  'Enter the day on which somebody last checked it': 'Son denetlendiği günü girin',
  'Enter the last part of the path': 'Yolun son parçasını girin',
  'Enter the name in English': 'İngilizce adı girin',
  'Enter the name of the helpline': 'Yardım hattının adını girin',
  'Enter the name of the network': 'Ağın adını girin',
  'Enter the old path': 'Eski yolu girin',
  'Enter the path to lead to': 'Hedef yolu girin',
  'Another market has this code': 'Başka bir ülke bu kodu kullanıyor',
  'Another page has this path': 'Başka bir sayfa bu yolu kullanıyor',
  'Another redirect has this path': 'Başka bir yönlendirme bu yolu kullanıyor',
  'Another valid token has the name {name}': 'Geçerli başka bir anahtarın adı bu: {name}',
  'A page has this path': 'Bu yolda bir sayfa var',
  'A page of the site has this path': 'Sitenin bir sayfası bu yolda duruyor',
  'A text that is published needs a title': 'Yayınlanan metnin bir başlığı olmalı',
  'The site uses this word itself. Choose another':
    'Bu sözcüğü sitenin kendisi kullanıyor. Başka bir sözcük seçin',
  'Is no currency of ISO 4217': 'ISO 4217 listesinde böyle bir para birimi yok',
  'May have letters, digits, _ and - alone': 'Yalnızca harf, rakam, _ ve - içerebilir',
  'Must be 1 or 0': '1 veya 0 olmalı',
  'Must be true or false': 'true veya false olmalı',
  'Must be a PNG, JPEG, WebP, AVIF or GIF picture':
    'PNG, JPEG, WebP, AVIF veya GIF biçiminde bir görsel olmalı',
  'Must be a colour such as #e9b44c': '#e9b44c gibi bir renk olmalı',
  'Cannot be read in this theme. The nearest colour that can is {nearest}':
    'Bu temada okunamıyor. Okunabilen en yakın renk: {nearest}',
  'Must be a date and time like 2026-12-31 23:59:00':
    '2026-12-31 23:59:00 gibi bir tarih ve saat olmalı',
  'Must be a date like 2026-12-31': '2026-12-31 gibi bir tarih olmalı',
  'Must be a day like 2026-11-20': '2026-11-20 gibi bir gün olmalı',
  'Must be a text': 'Metin olmalı',
  'Must be a number': 'Sayı olmalı',
  'Must be a whole number': 'Tam sayı olmalı',
  'Must be a list': 'Liste olmalı',
  'Must be a whole number from {min} to {max}': '{min} ile {max} arasında bir tam sayı olmalı',
  'Must be a whole number from {min}': 'Tam sayı olmalı, en az {min}',
  'Must be a path of this site, such as /guides/odds': 'Bu sitede /guides/odds gibi bir yol olmalı',
  'Must be a path of this site, without another host':
    'Başka bir sunucu adı olmadan, bu sitede bir yol olmalı',
  'Must be a telephone number, such as +1 800 426 2537':
    '+1 800 426 2537 gibi bir telefon numarası olmalı',
  'Must be after the start': 'Başlangıçtan sonra olmalı',
  'Must be an address that begins with http:// or https://':
    'http:// veya https:// ile başlayan bir adres olmalı',
  'Must be an address that begins with http://, https:// or a single /':
    'http://, https:// veya tek bir / ile başlayan bir adres olmalı',
  'Must be an address that begins with http://, https://, mailto:, tel: or a single /':
    'http://, https://, mailto:, tel: veya tek bir / ile başlayan bir adres olmalı',
  'Must be an e-mail address': 'E-posta adresi olmalı',
  'Must be an uploaded image or an address that begins with http:// or https://':
    'Yüklenmiş bir görsel ya da http:// veya https:// ile başlayan bir adres olmalı',
  'Must be the path of an uploaded image': 'Yüklenmiş bir görselin yolu olmalı',
  'Must be another path than the old one': 'Eskisinden başka bir yol olmalı',
  'Must be two to eight capital letters and digits, and begin with a letter':
    'İki ile sekiz arasında büyük harf ve rakam olmalı, harfle başlamalı',
  'Must be one line, without tabs': 'Sekmesiz tek bir satır olmalı',
  'Must begin without the language: the redirect is for every language':
    'Dil öneki olmadan başlamalı: yönlendirme her dil içindir',
  'Must end before ? and #: the query of a visitor is kept':
    '? ve # işaretlerinden önce bitmeli: ziyaretçinin sorgusu korunur',
  'Must have at least 2 characters': 'En az 2 karakter olmalı',
  'Must have at most one decimal': 'En çok bir ondalık basamak olmalı',
  'Must have no user and no password: the signature says who sends':
    'Kullanıcı adı ve parola içermemeli: gönderen imzadan anlaşılır',
  'Must have small letters a to z, digits and single hyphens alone, and at least one letter':
    'Yalnızca a–z küçük harfleri, rakam ve tek tire içermeli, en az bir harfi olmalı',
  'Must not be empty': 'Boş olmamalı',
  'No category has this id': 'Bu kimlikte bir kategori yok',
  'No product has this id': 'Bu kimlikte bir ürün yok',
  'No product has the id {id}': 'Bu kimlikte bir ürün yok: {id}',
  'No row has this id': 'Bu kimlikte bir satır yok',
  'No category has the slug {slug}': 'Bu adda bir kategori yok: {slug}',
  'No page for visitors can be there': 'Orada ziyaretçilere bir sayfa olamaz',
  'Nothing has this id': 'Bu kimlikte bir şey yok',
  'Someone changed this since it was opened': 'Açıldıktan sonra başka biri bunu değiştirdi',
  'That path leads back to {path}, and so to itself for ever':
    'O yol {path} yoluna, böylece sonsuza dek kendisine döner',
  'Has {size} megapixels; {format} may have at most {max}':
    '{size} megapiksel; {format} en çok {max} olabilir',
  'Is damaged or cut short: it cannot be read as a picture':
    'Bozuk ya da eksik: görsel olarak okunamıyor',
  'Takes too long to read': 'Okunması çok uzun sürüyor',
  'Cannot be read at all': 'Hiç okunamıyor',
  'Was not sent': 'Gönderilmedi',
  'The file is empty': 'Dosya boş',
  'A column is named twice': 'Bir sütun iki kez geçiyor',
  'Must add or change at most {max} rows; split the file':
    'En çok {max} satır ekleyebilir veya değiştirebilir; dosyayı bölün',
  'Must be at most {max} lines; split the file': 'En çok {max} satır olabilir; dosyayı bölün',
  'There is no column {unknown}; there are {known}':
    'Böyle bir sütun yok: {unknown}; olanlar: {known}',
  'Must be at most {max} characters': 'En çok {max} karakter olabilir',
  'Must be at most {max} images': 'En çok {max} görsel olabilir',
  'Must be at most {max} categories': 'En çok {max} kategori olabilir',
  'Must be at most {max} links': 'En çok {max} bağlantı olabilir',
  'Must be at most {max} helplines': 'En çok {max} yardım hattı olabilir',
  'Must be at most {max} partners': 'En çok {max} ortak olabilir',
  'Must be at least {min}': 'En az {min} olmalı',
  'Must be at most {max}': 'En çok {max} olabilir',
  'Must be one of {values}': 'Şunlardan biri olmalı: {values}',
};

/** The server says these sentences where it refuses or cannot do something. */
const sentences: Record<string, string> = {
  'The admin token is wrong.': 'Yönetici anahtarı yanlış.',
  'This admin token was revoked.': 'Bu yönetici anahtarı iptal edildi.',
  "Only an owner may do this, and your token is {role}'s.":
    'Bunu yalnızca bir sahip yapabilir; sizin anahtarınızın rolü başka.',
  "Only an editor or an owner may do this, and your token is {role}'s.":
    'Bunu yalnızca bir editör veya sahip yapabilir; sizin anahtarınızın rolü başka.',
  'Try again in {seconds} seconds.': '{seconds} saniye sonra yeniden deneyin.',
  'The database is busy. Try again in a moment.': 'Veritabanı meşgul. Birazdan yeniden deneyin.',
  'The database cannot be reached. Try again in a moment.':
    'Veritabanına ulaşılamıyor. Birazdan yeniden deneyin.',
  'The disk is full. Nothing was saved.': 'Disk dolu. Hiçbir şey kaydedilmedi.',
  'The disk cannot be written to. Nothing was saved.':
    'Diske yazılamıyor. Hiçbir şey kaydedilmedi.',
  'The error was logged. Try again later.': 'Hata günlüğe yazıldı. Daha sonra yeniden deneyin.',
  'Nothing has this id.': 'Bu kimlikte bir şey yok.',
  'No {kind} has the id {id}.': 'Bu kimlikte bir kayıt yok: {id}.',
  'No change has the number {seq}.': 'Bu numarada bir değişiklik yok: {seq}.',
  'The state of this change is no longer stored. Choose a later one.':
    'Bu değişikliğin durumu artık saklanmıyor. Daha sonraki birini seçin.',
  'The list has changed meanwhile. Reload it and order it again.':
    'Liste bu arada değişti. Yeniden yükleyip bir daha sıralayın.',
  'This product has this code in this market already.': 'Bu ürünün bu ülkede bu kodu zaten var.',
  'This product is in this top list already.': 'Bu ürün bu üst listede zaten var.',
  'The {kind} of this entry is gone. Bring that back first.':
    'Bu kaydın bağlı olduğu şey yok. Önce onu geri getirin.',
  'The default market cannot be deleted.': 'Varsayılan ülke silinemez.',
  'The code of a market never changes. Add another market.':
    'Ülkenin kodu hiç değişmez. Başka bir ülke ekleyin.',
  'Another market has this code.': 'Başka bir ülke bu kodu kullanıyor.',
  'An entry keeps its product, market and category. Remove it and add another.':
    'Kayıt ürününü, ülkesini ve kategorisini korur. Onu kaldırıp başkasını ekleyin.',
  'There are {max} webhooks, which is the most. Delete one that is not used.':
    '{max} webhook var, daha çoğu olamaz. Kullanılmayan birini silin.',
  'The link leads elsewhere again by now. Look where, and accept that.':
    'Bağlantı artık yine başka bir yere gidiyor. Nereye gittiğine bakıp onu kabul edin.',
  'Links are not checked. Set LINK_CHECK=on first.':
    'Bağlantılar denetlenmiyor. Önce LINK_CHECK=on ayarlayın.',
  'The file is larger than {size}.': 'Dosya şundan büyük: {size}.',
  'The file is none of the pictures that are taken: PNG, JPEG, WebP, AVIF and GIF.':
    'Dosya alınan görsel türlerinden değil: PNG, JPEG, WebP, AVIF ve GIF.',
  'Many files are being uploaded. Try again in 5 seconds.':
    'Çok sayıda dosya yükleniyor. 5 saniye sonra yeniden deneyin.',
  'You are signed in with this token, so you cannot {act} it: ask another owner.':
    'Bu anahtarla giriş yaptınız, bu yüzden onu değiştiremezsiniz: başka bir sahipten isteyin.',
};

export const texts: typeof english = {
  unreachable: 'Sunucuya ulaşılamıyor. Bağlantınızı denetleyip yeniden deneyin.',
  unknown: 'Bir şeyler ters gitti. Yeniden deneyin.',
  translate: translateBy({ ...fields, ...sentences }),
};
