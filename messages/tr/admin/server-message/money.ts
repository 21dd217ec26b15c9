/** Messages about programmes and the files that they report figures in. */
export const moneyMessages: Record<string, string> = {
  'Must be at least -{max}': 'En az -{max} olmalı',
  'Must be a currency code, such as EUR or BTC': 'EUR ya da BTC gibi bir para birimi kodu olmalı',
  'Name the column of at least one figure': 'En az bir rakamın sütununu belirtin',
  'Must have at most {count} names': 'En çok {count} ad içerebilir',
  'Must be the name of an HTTP header': 'Bir HTTP başlığının adı olmalı',
  'Must be printable ASCII': 'Yazdırılabilir ASCII karakterlerden oluşmalı',
  'Must start with https://': 'https:// ile başlamalı',
  'Can only contain {from}, {to} and {secret} in braces':
    'Süslü ayraç içinde yalnızca {from}, {to} ve {secret} kullanılabilir',
  'Must have at most {count} headers': 'En çok {count} başlık içerebilir',
  'A source needs a name': 'Kaynağın bir adı olmalı',
  'Must be at most {size} MB': 'En çok {size} MB olabilir',
  'Must have at most {count} campaigns': 'En çok {count} kampanya içerebilir',
  'Must have at most 1,000,000 rows': 'En çok 1.000.000 satır içerebilir',
  'The file has no rows': 'Dosyada satır yok',
  'The file has no column “{name}”': 'Dosyada “{name}” sütunu yok',
  'The file has the column “{name}” twice': 'Dosyada “{name}” sütunu iki kez var',
  'No row has “{path}”': 'Hiçbir satırda “{path}” yok',
  'Must be text in UTF-8, or in UTF-16 with a byte order mark':
    'UTF-8 ya da bayt sırası işaretli UTF-16 metin olmalı',
  'Is a web page without figures; check the address and its key':
    'Rakam içermeyen bir web sayfası; adresi ve anahtarını kontrol edin',
  'Row {row} starts a quote that is never closed': '{row}. satırda açılan tırnak hiç kapanmıyor',
  'Row {row} is too long; check whether a quote is never closed':
    '{row}. satır çok uzun; kapanmayan bir tırnak olup olmadığını kontrol edin',
  'Row {row} has a quote inside a cell, which must be doubled':
    '{row}. satırda bir hücrenin içinde tırnak var; iki kez yazılmalı',
  'Has {count} cells below {width} headings; check its quotes and numbers':
    '{width} başlığın altında {count} hücre var; tırnakları ve sayıları kontrol edin',
  'Must be a list of rows': 'Bir satır listesi olmalı',
  'Has no list of rows at “{path}”': '“{path}” yolunda satır listesi yok',
  'Has no list of headings at “{path}”': '“{path}” yolunda başlık listesi yok',
  'The first row must be a list of headings': 'İlk satır bir başlık listesi olmalı',
  'Is not a row of the shape that the source describes':
    'Kaynakta tanımlanan biçimde bir satır değil',
  'Has no rows at “{path}”': '“{path}” yolunda satır yok',
  'Has “{path}” twice': '“{path}” iki kez var',
  'Line {line}: elements are nested too deeply': '{line}. satır: Öğeler çok derin iç içe geçmiş',
  'Line {line}: a text is too long': '{line}. satır: Bir metin çok uzun',
  'Line {line}: the file has a document type (DOCTYPE), which could load other files':
    '{line}. satır: Dosyada, başka dosyaları yükleyebilecek bir belge türü (DOCTYPE) var',
  "Line {line}: “&” starts an entity that XML doesn't have":
    '{line}. satır: “&” işareti, XML’de olmayan bir varlık başlatıyor',
  'Line {line}: the XML is broken ({reason})': '{line}. satır: XML bozuk ({reason})',
  'Is not an Excel workbook (.xlsx) without a password':
    'Parolasız bir Excel çalışma kitabı (.xlsx) değil',
  'Is an old or encrypted Excel file; save it as .xlsx without a password':
    'Eski ya da şifrelenmiş bir Excel dosyası; parolasız .xlsx olarak kaydedin',
  'Unpacks to more than {size} MB; split the file':
    'Açıldığında {size} MB’tan büyük oluyor; dosyayı bölün',
  'The workbook has no sheet “{name}”': 'Çalışma kitabında “{name}” sayfası yok',
  'Is not a row number: {row}': 'Satır numarası değil: {row}',
  'The import was stopped because it took too long. Look at the list of imports before you try again.':
    'İçe aktarma çok uzun sürdüğü için durduruldu. Yeniden denemeden önce içe aktarmalar listesine bakın.',
  'Has more than {count} columns': '{count} sütundan fazla',
  'Is about the same day, product, campaign, market and currency as row {row}':
    '{row}. satırla aynı gün, ürün, kampanya, pazar ve para birimi için',
  'Adds up to more than can be exact': 'Toplamı, kesin saklanamayacak kadar büyük',
  'Is too large to be exact: {value}': 'Kesin saklanamayacak kadar büyük: {value}',
  'This source maps no product to “{name}” (rows: {count})':
    'Kaynakta “{name}” için ürün belirtilmemiş (satır sayısı: {count})',
  'Is empty, but every row needs a day': 'Boş; oysa her satırda gün olmalı',
  'Is not a day: {value}': 'Bir gün değil: {value}',
  'Is a month, but every row needs a day: {value}': 'Bir ay; oysa her satırda gün olmalı: {value}',
  'Must have a year of four digits: {value}': 'Yıl dört basamaklı olmalı: {value}',
  'Has another order of day, month and year than the source: {value}':
    'Gün, ay ve yıl sırası kaynaktakinden farklı: {value}',
  'Is in the future: {value}': 'Gelecekte: {value}',
  'Is before {day}: {value}': '{day} tarihinden önce: {value}',
  'Is a number, not a day; format the column as a date: {value}':
    'Gün değil, sayı; sütunu tarih olarak biçimlendirin: {value}',
  'Starts like a formula: {value}': 'Formül gibi başlıyor: {value}',
  'Is a formula; paste its value instead': 'Bir formül; yerine değerini yapıştırın',
  'Is missing, and is never read as zero': 'Eksik; sıfır sayılmaz',
  'Is empty, and is never read as zero': 'Boş; sıfır sayılmaz',
  'Is not a number: {value}': 'Bir sayı değil: {value}',
  'Is a percentage: {value}': 'Bir yüzde: {value}',
  'Is in another currency than its row, which is in {currency}: {value}':
    'Satırının para biriminden ({currency}) farklı bir para biriminde: {value}',
  'Uses another decimal mark than the source, which has “{mark}”: {value}':
    'Ondalık ayırıcısı kaynaktakinden (“{mark}”) farklı: {value}',
  'Has digits in uneven groups: {value}': 'Basamak grupları düzensiz: {value}',
  'Must be a whole number: {value}': 'Tam sayı olmalı: {value}',
  'Must be whole, because the source has minor units: {value}':
    'Kaynak alt birim kullandığı için tam sayı olmalı: {value}',
  'Must not be negative: {value}': 'Negatif olamaz: {value}',
  'Must be a text: {value}': 'Metin olmalı: {value}',
  'Is not the code of a country or market, such as DE: {value}':
    'DE gibi bir ülke ya da pazar kodu değil: {value}',
  'Say why, because this changes the deal from {day} on':
    'Nedenini yazın; bu, anlaşmayı {day} gününden itibaren değiştiriyor',
  'The deal from {day} overlaps with this one. End it first.':
    '{day} günü başlayan anlaşma aynı ürün, ülke ve günler için. Önce onu sonlandırın.',
  'There is already a statement for this month and currency':
    'Bu ay ve para birimi için zaten bir beyan var',
  'There is no programme with the ID or name “{name}”':
    '“{name}” kimliğinde ya da adında bir program yok',
  'Must be IDs with spaces in between': 'Aralarında boşluk olan kimlikler olmalı',
  'Must be an amount in {currency}, such as {example}':
    '{currency} cinsinden {example} gibi bir tutar olmalı',
  'Cannot read “{part}”; write steps like “0: 50.00; 21 deposits: 60.00”':
    '“{part}” okunamıyor; kademeleri “0: 50.00; 21 deposits: 60.00” biçiminde yazın',
  'Is closed. Add a correction instead': 'Kapalı. Bunun yerine bir düzeltme ekleyin',
  'Months are already closed in this currency': 'Bu para birimiyle kapatılmış aylar var',
  'Another programme already has this name': 'Bu ad başka bir programda kullanılıyor',
  'This programme has deals, figures or payments, which would be lost.':
    'Bu programın anlaşmaları, rakamları ya da ödemeleri var; silinirse kaybolur.',
  'There are already {max} documents.': 'Zaten {max} belge var.',
  'Documents can take up 500 MB in total.': 'Tüm belgeler birlikte en fazla 500 MB olabilir.',
  'There are already {max} programmes.': 'Zaten {max} program var.',
  'Product {id} isn’t one of the programme’s products':
    '{id} numaralı ürün bu programın ürünlerinden değil',
  'Product {id} already belongs to {name}': '{id} numaralı ürün zaten şu programda: {name}',
  'There is no programme with the ID {id}': '{id} kimlikli bir program yok',
  'There is no document with the ID {id}': '{id} kimlikli bir belge yok',
  'This change deleted the entry. Restore the change before it.':
    'Bu değişiklik kaydı sildi. Ondan önceki değişikliği geri yükleyin.',
  'This source has no address.': 'Bu kaynağın adresi yok.',
  'The figures could not be fetched: {reason}.': 'Rakamlar alınamadı: {reason}.',
  'The programme answered with {status}.': 'Program {status} yanıtını verdi.',
  'Days without figures: {days}': 'Rakam olmayan günler: {days}',
  'Days that had figures before, which were kept: {days}':
    'Daha önce rakam olan ve rakamları korunan günler: {days}',
  'The headers of this source can’t be read, because the site has another secret now. Enter them again.':
    'Sitenin gizli anahtarı değiştiği için bu kaynağın başlıkları okunamıyor. Yeniden girin.',
  'Needs the address of the figures': 'Rakamların adresi gerekli',
  'Nothing was imported, because {count} rows can’t be read. Row {row}: {reason}.':
    '{count} satır okunamadığı için hiçbir şey içe aktarılmadı. {row}. satır: {reason}.',
  'Figures that were there before are all zero now: {figures}. Nothing was changed.':
    'Daha önce dolu olan rakamların hepsi şimdi sıfır: {figures}. Hiçbir şey değiştirilmedi.',
  'The programme sent figures of {day}, but was asked for {from} to {to}. Nothing was changed.':
    'Program {day} gününün rakamlarını gönderdi, oysa {from} ile {to} arası istenmişti. Hiçbir şey değiştirilmedi.',
  'Other figures of this programme were imported at the same time. Nothing was stored, so import the file again.':
    'Bu programın başka rakamları aynı anda içe aktarıldı. Hiçbir şey kaydedilmedi; dosyayı yeniden içe aktarın.',
  'A programme can have at most {max} campaigns.':
    'Bir programın en çok {max} kampanyası olabilir.',
  'This import was already undone.': 'Bu içe aktarma zaten geri alındı.',
  'The later import {id} ({time}) changed the same rows. Undo it first.':
    'Daha sonraki {id} numaralı içe aktarma ({time}) aynı satırları değiştirdi. Önce onu geri alın.',
  'There are no rates before {day}': '{day} gününden önce kur yok',
  'There is no manually entered rate for this currency on this day.':
    'Bu para birimi için bu güne kur girilmemiş.',
  'The rates could not be fetched: {reason}.': 'Kurlar alınamadı: {reason}.',
  'The European Central Bank answered with status {status}.':
    'Avrupa Merkez Bankası {status} durum koduyla yanıt verdi.',
  'The rates could not be read: {reason}': 'Kurlar okunamadı: {reason}',
  'Is in the file twice': 'Dosyada iki kez var',
  'Is not a currency: {value}': 'Bir para birimi değil: {value}',
  'Is not a rate: {value}': 'Bir kur değil: {value}',
  'Has no rates': 'Hiç kur yok',
  'The euro is always worth one euro': 'Euronun kuru her zaman 1’dir',
  'Unpacks to more than {size} MB': 'Açıldığında {size} MB’tan büyük oluyor',
  'Is not a zip file with rates': 'Kur içeren bir zip dosyası değil',
  'Is not a CSV file': 'Bir CSV dosyası değil',
  'The first column must be “Date”': 'İlk sütun “Date” olmalı',
  'Has more than {count} days': '{count} günden fazla',
  'The amount is too large for {currency}': 'Tutar {currency} için çok büyük',
  'There is no rate for {currency} on {day}. Enter one with its source':
    '{day} günü için {currency} kuru yok. Kaynağıyla birlikte bir kur girin',
  'Must have at most two decimals': 'En çok iki ondalık basamağı olabilir',
  'Must have at most {max} steps': 'En çok {max} kademe olabilir',
  'Enter at least one rate': 'En az bir oran ya da tutar girin',
  'Steps go by first deposits or by net revenue':
    'Kademeler ya ilk yatırım sayısına ya da net gelire göre olmalı',
  'A flat deal has one amount': 'Sabit ücretli anlaşmada tek bir tutar olur',
  'Needs steps by first deposits': 'İlk yatırım sayısına göre kademeler gerekli',
  'Needs steps by net revenue': 'Net gelire göre kademeler gerekli',
  'The step of a hybrid deal applies to the whole month':
    'Karma anlaşmada ulaşılan kademe ayın tamamına uygulanır',
  'The first step starts at 0': 'İlk kademe 0’dan başlar',
  'Must be above the step before': 'Önceki kademeden yüksek olmalı',
  'Does not apply to this kind of deal': 'Bu anlaşma türünde geçerli değil',
  'Must not be before the first day': 'İlk günden önce olamaz',
  'A document needs a name': 'Belgenin bir adı olmalı',
  'Must be a PDF, PNG, JPEG, text, CSV or XLSX file':
    'PDF, PNG, JPEG, metin, CSV ya da XLSX dosyası olmalı',
  'Must be in base64': 'base64 biçiminde olmalı',
  'Must be a year like 2026': '2026 gibi bir yıl olmalı',
  'Write something': 'Bir şey yazın',
  'Must be a month like 2026-12': '2026-12 gibi bir ay olmalı',
  'Must be between {first} and {last}': '{first} ile {last} arasında olmalı',
  'Say what is corrected': 'Neyin düzeltildiğini yazın',
  'Must be a time zone such as Europe/Malta': 'Europe/Malta gibi bir saat dilimi olmalı',
  'A programme needs a name': 'Programın bir adı olmalı',
  'Must have at most {max} products': 'En çok {max} ürün olabilir',
  'Must be a positive decimal such as 1.0876': '1.0876 gibi pozitif bir ondalık sayı olmalı',
  'Say where this rate is from': 'Bu kurun nereden alındığını yazın',
  'Fixings of the European Central Bank are imported':
    'Avrupa Merkez Bankası kurları içe aktarılır',
  'Only the sample has invented rates': 'Yalnızca örnek verilerin uydurma kurları olur',
  'No deal covers this month': 'Bu ay için bir anlaşma yok',
  'The European Central Bank has a fixing for this day':
    'Avrupa Merkez Bankası bu gün için bir kur yayımladı',
  'The sum is too large': 'Toplam çok büyük',
  'The figures add up to more than can be exact':
    'Rakamların toplamı tam hesaplanamayacak kadar büyük',
  'The host can’t contain {from}, {to} or {secret}':
    'Sunucu adı {from}, {to} ya da {secret} içeremez',
  'The amounts are too large to be exact': 'Tutarlar tam olarak hesaplanamayacak kadar büyük',
  'Must be a month like 2026-12, in at most 7 characters':
    '2026-12 gibi, en çok 7 karakterlik bir ay olmalı',
  'Must be a year like 2026, in at most 4 characters':
    '2026 gibi, en çok 4 karakterlik bir yıl olmalı',
};
