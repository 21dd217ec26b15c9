/** Schemas and checks of the server say these sentences of pages and redirects. */
export const pageMessages: Record<string, string> = {
  'Enter the last part of the path': 'Yolun son parçasını girin',
  'Enter the old path': 'Eski yolu girin',
  'Enter the path to lead to': 'Hedef yolu girin',
  'Another page has this path': 'Başka bir sayfa bu yolu kullanıyor',
  'Another redirect has this path': 'Başka bir yönlendirme bu yolu kullanıyor',
  'A page has this path': 'Bu yolda bir sayfa var',
  'A page of the site has this path': 'Sitenin bir sayfası bu yolda duruyor',
  'A file of the site has this path': 'Sitenin bir dosyası bu yolda duruyor',
  'A text that is published needs a title': 'Yayınlanan metnin bir başlığı olmalı',
  'The site uses this word itself. Choose another':
    'Bu sözcüğü sitenin kendisi kullanıyor. Başka bir sözcük seçin',
  'Must be a path of this site, such as /guides/odds': 'Bu sitede /guides/odds gibi bir yol olmalı',
  'Must be a path of this site, without another host':
    'Başka bir sunucu adı olmadan, bu sitede bir yol olmalı',
  'Must be an address that begins with http://, https://, mailto:, tel: or a single /':
    'http://, https://, mailto:, tel: veya tek bir / ile başlayan bir adres olmalı',
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
  'Must be at most {max} partners': 'En çok {max} ortak olabilir',
  'A product has this path': 'Bu yolda bir ürün var',
};
