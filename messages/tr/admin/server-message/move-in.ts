/** Messages about files from other systems. */
export const moveInMessages: Record<string, string> = {
  'There is no import with the ID {id}.': '{id} numaralı bir içe aktarma yok.',
  'The file could not be read completely. Upload it again.':
    'Dosya tamamen okunamadı. Yeniden yükleyin.',
  'The file is still being read.': 'Dosya hâlâ okunuyor.',
  'This import is already running.': 'Bu içe aktarma zaten çalışıyor.',
  'This import has changed in the meantime. Try again.':
    'Bu içe aktarma bu arada değişti. Yeniden deneyin.',
  'It was taken out of the release': 'Yayın paketinden çıkarıldı',
  'There is no partner for {path}': '{path} için bir ortak yok',
  'Another entry of the file has the same ID': 'Dosyadaki başka bir kayıt aynı kimliğe sahip',
  'Another import is running.': 'Başka bir içe aktarma çalışıyor.',
  'Save your choices first.': 'Önce neyin neye dönüşeceğini kaydedin.',
  'Cancel the import first.': 'Önce içe aktarmayı iptal edin.',
  'The file was not sent completely': 'Dosya tamamen gönderilemedi',
  'The import failed.': 'İçe aktarma başarısız oldu.',
  'The file is of the site {host}, and this import of {known}':
    'Dosya {host} sitesine, bu içe aktarma ise {known} sitesine ait',
  'The shortcode {name} has no equivalent here': '{name} kısa kodunun burada karşılığı yok',
  'The block {name} has no equivalent here': '{name} bloğunun burada karşılığı yok',
  'Embedded content became a link or was left out: {name}':
    'Gömülü içerik bağlantıya dönüştü ya da alınmadı: {name}',
  'The element {name} has no equivalent here': '{name} öğesinin burada karşılığı yok',
  'A table was too large, or inside another one':
    'Bir tablo çok büyüktü ya da başka bir tablonun içindeydi',
  'The last {count} parts did not fit': 'Son {count} bölüm sığmadı',
  'The last {count} characters did not fit': 'Son {count} karakter sığmadı',
  'The picture {number} did not fit': '{number}. görsel sığmadı',
  'The field {field} was cut after {max} characters': '{field} alanı {max} karakterde kesildi',
  'And {count} more': 'Ve {count} tane daha',
  'The texts name several numbers for {field}: {numbers}':
    'Metinler {field} için birden çok sayı içeriyor: {numbers}',
  'The last day could not be read: {value}': 'Son gün okunamadı: {value}',
  'The link leads nowhere: {value}': 'Bağlantı bir yere götürmüyor: {value}',
  'A bonus needs a picture, and neither it nor its partner has one':
    'Bir bonusun görseli olmalı; ne bonusun ne de ortağının görseli var',
  'The rating could not be read: {value}': 'Puan okunamadı: {value}',
  'The partner is called {name}': 'Ortağın adı {name}',
  'The year could not be read: {value}': 'Yıl okunamadı: {value}',
  'The name is too long for a payment method: {name}':
    'Ad, bir ödeme yöntemi için çok uzun: {name}',
  'Is not a currency code: {value}': 'Bir para birimi kodu değil: {value}',
  'No regulator here has this name, so the licence is missing from {partners}':
    'Burada bu adda bir düzenleyici yok; bu yüzden lisans şu ortaklarda eksik: {partners}',
  'A partner with this name is here already, and stays as it is':
    'Bu adda bir ortak zaten var ve olduğu gibi kalıyor',
  'Import of {site}': 'İçe aktarma: {site}',
  'It was a draft, so it is not published': 'Taslaktı, bu yüzden yayımlanmadı',
  'It was waiting for review, so it is not published':
    'İnceleme bekliyordu, bu yüzden yayımlanmadı',
  'It was private, so it is not published': 'Özeldi, bu yüzden yayımlanmadı',
  'It had a password, so it is not published': 'Parolası vardı, bu yüzden yayımlanmadı',
  'It has no date, so it is not published': 'Tarihi yok, bu yüzden yayımlanmadı',
  'The title was cut after {max} characters': 'Başlık {max} karakterde kesildi',
  'The excerpt was cut after {max} characters': 'Özet {max} karakterde kesildi',
  'The name of the author was cut after {max} characters': 'Yazarın adı {max} karakterde kesildi',
  'The title for search engines was cut after {max} characters':
    'Arama motorları için başlık {max} karakterde kesildi',
  'The description for search engines was cut after {max} characters':
    'Arama motorları için açıklama {max} karakterde kesildi',
  'A text for search engines has variables: {text}':
    'Arama motorları için bir metinde değişkenler var: {text}',
  'Its address ends in {slug}, not in {former}': 'Adresi {former} ile değil, {slug} ile bitiyor',
  'It was not looked for': 'Aranmadı',
  'It was deleted here since': 'O zamandan beri burada silindi',
  'Its state is {status}': 'Durumu: {status}',
  'Its type is {type}': 'Türü: {type}',
  'The field {field} is longer than {max} characters': '{field} alanı {max} karakterden uzun',
  'The slug is missing': 'Kısa ad eksik',
  'The field {field} is missing': '{field} alanı eksik',
  'All texts together are longer than {max} characters':
    'Metinlerin toplamı {max} karakterden uzun',
  'There are more than {max} categories and tags': '{max} kategori ve etiketten fazlası var',
  'There are more than {max} custom fields': '{max} özel alandan fazlası var',
  'Line {line}: a tag has more than {max} attributes':
    '{line}. satır: bir etiketin {max} öznitelikten fazlası var',
  'Line {line}: tags are nested more than {max} levels deep':
    '{line}. satır: etiketler {max} düzeyden derin iç içe geçmiş',
  'Line {line}: a text is longer than {max} characters':
    '{line}. satır: bir metin {max} karakterden uzun',
  'The file has more than {max} entries; export it in parts':
    'Dosyada {max} kayıttan fazlası var; parçalar hâlinde dışa aktarın',
  'The file is larger than {size} MB; export it in parts':
    'Dosya {size} MB’tan büyük; parçalar hâlinde dışa aktarın',
  'This is a ZIP archive; unpack it and upload the .xml file inside':
    'Bu bir ZIP arşivi; açın ve içindeki .xml dosyasını yükleyin',
  'This is a gzip archive; unpack it and upload the .xml file inside':
    'Bu bir gzip arşivi; açın ve içindeki .xml dosyasını yükleyin',
  'This is an archive; unpack it and upload the .xml file inside':
    'Bu bir arşiv; açın ve içindeki .xml dosyasını yükleyin',
  'This is an image; upload the .xml file from Tools, Export in WordPress':
    'Bu bir görsel; WordPress’te Araçlar, Dışa Aktar ile aldığınız .xml dosyasını yükleyin',
  'This is a PDF; upload the .xml file from Tools, Export in WordPress':
    'Bu bir PDF; WordPress’te Araçlar, Dışa Aktar ile aldığınız .xml dosyasını yükleyin',
  'This is a database; upload the .xml file from Tools, Export in WordPress':
    'Bu bir veritabanı; WordPress’te Araçlar, Dışa Aktar ile aldığınız .xml dosyasını yükleyin',
  'This is a database backup; upload the .xml file from Tools, Export in WordPress':
    'Bu bir veritabanı yedeği; WordPress’te Araçlar, Dışa Aktar ile aldığınız .xml dosyasını yükleyin',
  'This is JSON; upload the .xml file from Tools, Export in WordPress':
    'Bu bir JSON dosyası; WordPress’te Araçlar, Dışa Aktar ile aldığınız .xml dosyasını yükleyin',
  'This is a web page; sign in to WordPress again, then upload the .xml file from Tools, Export':
    'Bu bir web sayfası; WordPress’te yeniden oturum açın, ardından Araçlar, Dışa Aktar ile aldığınız .xml dosyasını yükleyin',
  'This is a feed, not an export; upload the .xml file from Tools, Export in WordPress':
    'Bu bir dışa aktarım değil, haber akışı; WordPress’te Araçlar, Dışa Aktar ile aldığınız .xml dosyasını yükleyin',
  'This is a sitemap, not an export; upload the .xml file from Tools, Export in WordPress':
    'Bu bir dışa aktarım değil, site haritası; WordPress’te Araçlar, Dışa Aktar ile aldığınız .xml dosyasını yükleyin',
  'This is not XML; upload the .xml file from Tools, Export, All content in WordPress':
    'Bu bir XML dosyası değil; WordPress’te Araçlar, Dışa Aktar, Tüm içerik ile aldığınız .xml dosyasını yükleyin',
  'This XML starts with <{name}>; upload the .xml file from Tools, Export in WordPress':
    'Bu XML <{name}> ile başlıyor; WordPress’te Araçlar, Dışa Aktar ile aldığınız .xml dosyasını yükleyin',
  'This is an RSS feed without the fields of WordPress; upload the .xml file from Tools, Export in WordPress':
    'Bu, WordPress alanları olmayan bir RSS akışı; WordPress’te Araçlar, Dışa Aktar ile aldığınız .xml dosyasını yükleyin',
  "Line {line}: the file ends inside <{tag}> of line {opened}, so it's incomplete; export it again":
    '{line}. satır: dosya, {opened}. satırdaki <{tag}> içinde bitiyor, yani eksik; yeniden dışa aktarın',
  "Line {line}: the file ends before its first tag, so it's incomplete; export it again":
    '{line}. satır: dosya ilk etiketinden önce bitiyor, yani eksik; yeniden dışa aktarın',
  'Line {line}: the tag <{tag}> is never closed; line {closed} closes another':
    '{line}. satır: <{tag}> etiketi kapatılmamış; {closed}. satır başka bir etiketi kapatıyor',
  'Line {line}: a tag is closed that was never opened':
    '{line}. satır: hiç açılmamış bir etiket kapatılıyor',
  "Line {line}: “&” starts an entity that XML doesn't have; export the file again":
    '{line}. satır: “&”, XML’de olmayan bir varlık başlatıyor; dosyayı yeniden dışa aktarın',
  'Line {line}: there is text outside of the export, such as a PHP warning; remove it and upload the file again':
    '{line}. satır: dışa aktarımın dışında metin var, örneğin bir PHP uyarısı; silip dosyayı yeniden yükleyin',
  'Line {line}, column {column}: the XML is broken ({reason}); export the file again':
    '{line}. satır, {column}. sütun: XML bozuk ({reason}); dosyayı yeniden dışa aktarın',
  'Line {line}: the file has a document type (DOCTYPE), which could load other files; export it again':
    '{line}. satır: dosyada, başka dosyaları yükleyebilecek bir belge türü (DOCTYPE) var; yeniden dışa aktarın',
  "The encoding {encoding} isn't supported; save the file as UTF-8":
    '{encoding} kodlaması desteklenmiyor; dosyayı UTF-8 olarak kaydedin',
  'Must be an export of Pretty Links (with the columns name, slug, url) or ThirstyAffiliates (name, slug, destination url)':
    'Pretty Links (name, slug, url sütunlarıyla) ya da ThirstyAffiliates (name, slug, destination url) dışa aktarımı olmalı',
  'The file is larger than 20 MB; split it': 'Dosya 20 MB’tan büyük; bölün',
  'The target must be a URL that starts with https:// or http://':
    'Hedef, https:// ya da http:// ile başlayan bir adres olmalı',
};
