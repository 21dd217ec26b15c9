/** The server says these sentences of a file that is sent, and of its rows. */
export const fileMessages: Record<string, string> = {
  'No row has this id': 'Bu kimlikte bir satır yok',
  'Was not sent': 'Gönderilmedi',
  'The file is empty': 'Dosya boş',
  'A column is named twice': 'Bir sütun iki kez geçiyor',
  'Must add or change at most {max} rows; split the file':
    'En çok {max} satır ekleyebilir veya değiştirebilir; dosyayı bölün',
  'Must be at most {max} lines; split the file': 'En çok {max} satır olabilir; dosyayı bölün',
  'There is no column {unknown}; there are {known}':
    'Böyle bir sütun yok: {unknown}; olanlar: {known}',
  'Has no column {missing}; the columns that count are {known}':
    'Eksik sütun: {missing}; sayılan sütunlar: {known}',
  'Is no CSV: {reason}': 'CSV değil: {reason}',
  'Is required for an earning': 'Kazanç için zorunludur',
  'May be thousands or have three decimals: write 1000 or 1.00':
    'Bin mi, üç ondalık basamak mı belli değil: 1000 veya 1.00 yazın',
  'May have letters, digits, _ . : and - alone': 'Yalnızca harf, rakam, _ . : ve - içerebilir',
  'Must be a number such as 12.30, with at most nine digits before the point':
    '12.30 gibi, noktadan önce en çok dokuz basamaklı bir sayı olmalı',
  'Must be three letters of ISO 4217, such as USD': 'ISO 4217 listesinden, USD gibi üç harf olmalı',
  'Must be left out for a signup; what it earns is an event of its own, earning':
    'Kayıtta boş bırakılmalı; getirdiği kazanç ayrı bir olaydır: earning',
  'Must not be negative for a deposit': 'Yatırımda eksi olmamalı',
  'Must be from {day}, the day of the click, to {today}':
    'Tıklama günü olan {day} ile {today} arasında olmalı',
  'Must add at most {max} conversions; split the file':
    'En çok {max} dönüşüm ekleyebilir; dosyayı bölün',
  'No click on this product has this id; ids are known for {days} days':
    'Bu ürüne bu kimlikle bir tıklama yok; kimlikler {days} gün bilinir',
  'Was counted before with {amount}; a correction is an event with an id of its own':
    'Daha önce {amount} ile sayıldı; düzeltme, kendi kimliği olan ayrı bir olaydır',
  'Must be a file, sent with a file name': 'Dosya adıyla gönderilmiş bir dosya olmalı',
  'Must be the only file, in the field named file': 'file adlı alandaki tek dosya olmalı',
  'The form around it is broken or was cut short': 'Çevresindeki form bozuk ya da eksik',
};
