/** Messages about pages and redirects from the server's schemas and checks. */
export const pageMessages: Record<string, string> = {
  'Enter a URL slug': 'Bir URL adı girin',
  'Enter the old path': 'Eski yolu girin',
  'Enter the new path': 'Yeni yolu girin',
  'Another page already has this path': 'Bu yolu zaten başka bir sayfa kullanıyor',
  'Another view already has this name': 'Bu ad zaten başka bir görünümde kullanılıyor',
  'Another product has this address': 'Başka bir ürün bu adresi kullanıyor',
  'This is an old address of another product, and leads to it':
    'Bu, başka bir ürünün eski adresidir ve ona yönlendirir',
  'Must have {min} to {max} lowercase letters a to z, digits and single hyphens, and not only digits':
    '{min} ile {max} karakter arasında olmalı; yalnızca a–z küçük harfler, rakamlar ve tek kısa çizgiler içerebilir, yalnızca rakamlardan oluşamaz',
  'Must be an ID or a slug': 'Bir kimlik veya URL adı olmalı',
  'Another redirect already has this path': 'Bu yolu zaten başka bir yönlendirme kullanıyor',
  'A page already has this path': 'Bu yolu zaten bir sayfa kullanıyor',
  'A built-in page already has this path': 'Bu yolu sitenin hazır bir sayfası kullanıyor',
  'A file of the site already has this path': 'Bu yolu sitenin bir dosyası kullanıyor',
  'A published page needs a title': 'Yayınlanan sayfanın bir başlığı olmalı',
  'This slug is reserved. Choose another': 'Bu ad siteye ayrılmış. Başka bir ad seçin',
  'Must be a path on this site, such as /guides/odds': 'Bu sitede /guides/odds gibi bir yol olmalı',
  'Must be a path on this site, not on another host':
    'Başka bir sunucuda değil, bu sitede bir yol olmalı',
  'Must be an address that starts with http://, https://, mailto:, tel: or a single /':
    'http://, https://, mailto:, tel: veya tek bir / ile başlayan bir adres olmalı',
  'Must be different from the old path': 'Eski yoldan farklı olmalı',
  'Must not start with a language: a redirect applies to every language':
    'Dil önekiyle başlamamalı: yönlendirme her dil için geçerlidir',
  'Must not contain ? or #, except for one WordPress parameter such as ?p=123':
    '?p=123 gibi tek bir WordPress parametresi dışında ? veya # içermemeli',
  'Must not contain ? or #: redirects keep the query string':
    '? veya # içermemeli: yönlendirmeler sorgu kısmını korur',
  'Can only contain lowercase letters a to z, digits and single hyphens, and needs at least one letter':
    'Yalnızca a–z küçük harfleri, rakam ve tek tire içermeli, en az bir harfi olmalı',
  'Must not be empty': 'Boş olmamalı',
  'Visitors cannot open pages at this path': 'Ziyaretçiler bu yolda sayfa açamaz',
  'That path redirects back to {path}, which would create an endless loop':
    'Bu yol {path} yoluna geri yönlendiriyor; sonsuz bir döngü oluşurdu',
  'Must have at most {max} partners': 'En çok {max} ortak olabilir',
  'A product already has this path': 'Bu yolu zaten bir ürün kullanıyor',
};
