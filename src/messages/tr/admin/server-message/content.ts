/** Schemas and checks of the server say these sentences of pages, redirects, images and formatted texts. */
export const contentSentences: Record<string, string> = {
  'Enter the last part of the path': 'Yolun son parçasını girin',
  'Enter the old path': 'Eski yolu girin',
  'Enter the path to lead to': 'Hedef yolu girin',
  'Another page has this path': 'Başka bir sayfa bu yolu kullanıyor',
  'Another redirect has this path': 'Başka bir yönlendirme bu yolu kullanıyor',
  'A page has this path': 'Bu yolda bir sayfa var',
  'A page of the site has this path': 'Sitenin bir sayfası bu yolda duruyor',
  'A text that is published needs a title': 'Yayınlanan metnin bir başlığı olmalı',
  'The site uses this word itself. Choose another':
    'Bu sözcüğü sitenin kendisi kullanıyor. Başka bir sözcük seçin',
  'Must be a PNG, JPEG, WebP, AVIF or GIF picture':
    'PNG, JPEG, WebP, AVIF veya GIF biçiminde bir görsel olmalı',
  'Must be a path of this site, such as /guides/odds': 'Bu sitede /guides/odds gibi bir yol olmalı',
  'Must be a path of this site, without another host':
    'Başka bir sunucu adı olmadan, bu sitede bir yol olmalı',
  'Must be an address that begins with http://, https://, mailto:, tel: or a single /':
    'http://, https://, mailto:, tel: veya tek bir / ile başlayan bir adres olmalı',
  'Must be the path of an uploaded image': 'Yüklenmiş bir görselin yolu olmalı',
  'Must be another path than the old one': 'Eskisinden başka bir yol olmalı',
  'Must begin without the language: the redirect is for every language':
    'Dil öneki olmadan başlamalı: yönlendirme her dil içindir',
  'Must end before ? and #: the query of a visitor is kept':
    '? ve # işaretlerinden önce bitmeli: ziyaretçinin sorgusu korunur',
  'Must have small letters a to z, digits and single hyphens alone, and at least one letter':
    'Yalnızca a–z küçük harfleri, rakam ve tek tire içermeli, en az bir harfi olmalı',
  'Must not be empty': 'Boş olmamalı',
  'No page for visitors can be there': 'Orada ziyaretçilere bir sayfa olamaz',
  'That path leads back to {path}, and so to itself for ever':
    'O yol {path} yoluna, böylece sonsuza dek kendisine döner',
  'Has {size} megapixels; {format} may have at most {max}':
    '{size} megapiksel; {format} en çok {max} olabilir',
  'Is damaged or cut short: it cannot be read as a picture':
    'Bozuk ya da eksik: görsel olarak okunamıyor',
  'Takes too long to read': 'Okunması çok uzun sürüyor',
  'Cannot be read at all': 'Hiç okunamıyor',
  'Must be at most {max} images': 'En çok {max} görsel olabilir',
  'Must be at most {max} partners': 'En çok {max} ortak olabilir',
  'A product has this path': 'Bu yolda bir ürün var',
  'Must be an image of the library': 'Kitaplıktan bir görsel olmalı',
  'Must be another image': 'Başka bir görsel olmalı',
  'Must be less than the whole image': 'Görselin tamamından küçük olmalı',
  'Must end within the {size} pixels of the image': 'Görselin {size} pikseli içinde bitmeli',
  'No image has this id': 'Bu kimlikte bir görsel yok',
  'Must be a rich text': 'Biçimli metin olmalı',
  'Must be a node': 'Düğüm olmalı',
  'Must be an object': 'Nesne olmalı',
  'Must be without marks': 'Yazı biçimi olmadan durmalı',
  'Must be null or a list of widths': 'Boş ya da genişlik listesi olmalı',
  'Must be null{others}': 'Boş ya da izin verilen bir değer olmalı',
  'Must be the id of {kind}': 'Bir kaydın kimliği olmalı',
  'Must be the slug of a category': 'Bir kategorinin kısa adı olmalı',
  'A node {name} may not stand here': 'Bu düğüm burada duramaz: {name}',
  'A merged cell must end in the last row': 'Birleştirilmiş hücre en geç son satırda bitmeli',
  'The mark {name} is there twice': 'Bu yazı biçimi iki kez verilmiş: {name}',
  'Unknown node {name}': 'Bilinmeyen düğüm: {name}',
  'Unknown mark {name}': 'Bilinmeyen yazı biçimi: {name}',
  'Unknown field {name}': 'Bilinmeyen alan: {name}',
  'Unknown attribute {name}': 'Bilinmeyen öznitelik: {name}',
  'Must be at most {max} bytes': 'En çok {max} bayt olabilir',
  'Must be at most {max} nodes': 'En çok {max} düğüm olabilir',
  'Must be at most {max} levels deep': 'İç içe en çok {max} düzey olabilir',
  'Must be at most {max} cards': 'En çok {max} kart olabilir',
  'Must be at most {max} rows': 'En çok {max} satır olabilir',
  'Must be at most {max} columns': 'En çok {max} sütun olabilir',
};
