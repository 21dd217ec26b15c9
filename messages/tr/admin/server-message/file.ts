/** Messages from the server about uploaded files and their rows. */
export const fileMessages: Record<string, string> = {
  'Contradicts the numbers of this row': 'Bu satırdaki sayılarla çelişiyor',
  'There is no row with this ID': 'Bu kimlikte bir satır yok',
  'Is on another site': 'Başka bir sitede',
  'Is a regular expression': 'Bir düzenli ifade',
  'Is switched off': 'Kapalı',
  'Is not a plain redirect': 'Sade bir yönlendirme değil',
  'Has the status {code}, which is not a redirect': 'Durumu {code}; bu bir yönlendirme değil',
  'Has a condition': 'Bir koşulu var',
  'Is not a redirect of the plugin Redirection': 'Redirection eklentisinin bir yönlendirmesi değil',
  'Is not an export of the plugin Redirection': 'Redirection eklentisinin bir dışa aktarımı değil',
  'Is not valid JSON': 'Geçerli bir JSON değil',
  'The file has no redirects': 'Dosyada yönlendirme yok',
  'Is not a redirect, but an internal rewrite':
    'Yönlendirme değil, dahili bir yeniden yazma kuralı',
  'Its target depends on the request': 'Hedefi isteğe göre değişiyor',
  'Is too long': 'Çok uzun',
  'Must be two paths with a space between them': 'Aralarında boşluk olan iki yol olmalı',
  'Must be a host such as old.example': 'old.example gibi bir alan adı olmalı',
  'Is already in row {row}': 'Zaten {row}. satırda var',
  'Has {count} of {total} cells': '{total} hücreden {count} tanesi var',
  'Was not sent': 'Gönderilmedi',
  'Cannot read “{unknown}” in the line “{line}”': '“{line}” satırındaki “{unknown}” okunamıyor',
  'There is no provider with the name {names}': 'Bu adda bir sağlayıcı yok: {names}',
  'The file is empty': 'Dosya boş',
  'A column name appears twice': 'Bir sütun adı iki kez geçiyor',
  'Can add or change at most {max} rows; split the file':
    'En çok {max} satır ekleyebilir veya değiştirebilir; dosyayı bölün',
  'Must have at most {max} lines; split the file': 'En çok {max} satır olabilir; dosyayı bölün',
  'Unknown columns: {unknown}; known columns: {known}':
    'Bilinmeyen sütunlar: {unknown}; bilinen sütunlar: {known}',
  'Missing columns: {missing}; supported columns: {known}':
    'Eksik sütunlar: {missing}; desteklenen sütunlar: {known}',
  'Is not valid CSV: {reason}': 'Geçerli bir CSV değil: {reason}',
  'Is required for an earning': 'Kazanç için zorunludur',
  'Is ambiguous: write 1000 for a thousand or 1.00 for one':
    'Belirsiz: bin için 1000, bir için 1.00 yazın',
  'Can only contain letters, digits, _ . : and -': 'Yalnızca harf, rakam, _ . : ve - içerebilir',
  'Must be a number such as 12.30, with at most nine digits before the point':
    '12.30 gibi, noktadan önce en çok dokuz basamaklı bir sayı olmalı',
  'Must be a three-letter ISO 4217 code, such as USD':
    'USD gibi üç harfli bir ISO 4217 kodu olmalı',
  'Must be empty for a signup; report earnings as a separate event, earning':
    'Kayıtta boş olmalı; kazancı earning olarak ayrı bir olayla bildirin',
  'Must not be negative for a deposit': 'Yatırımda eksi olmamalı',
  'Must be between {day}, the day of the click, and {today}':
    'Tıklama günü olan {day} ile {today} arasında olmalı',
  'Can add at most {max} conversions; split the file':
    'En çok {max} dönüşüm ekleyebilir; dosyayı bölün',
  'There is no click on this product with this ID; click IDs are kept for {days} days':
    'Bu üründe bu kimlikle bir tıklama yok; tıklama kimlikleri {days} gün saklanır',
  'Was already counted with {amount}; send a correction as a separate event with its own id':
    'Daha önce {amount} ile sayıldı; düzeltmeyi kendi kimliği olan ayrı bir olay olarak gönderin',
  'No one has followed a link to this partner since yesterday; follow one, then try again':
    'Dünden beri bu ortağın bağlantısına tıklayan olmadı; bağlantıya bir kez tıklayıp tekrar deneyin',
  'The key in this URL is wrong or has been replaced':
    'Bu adresteki anahtar yanlış ya da değiştirilmiş',
  'This import has already been undone.': 'Bu içe aktarma zaten geri alınmış.',
  'Must be a file, sent with a file name': 'Dosya adıyla gönderilmiş bir dosya olmalı',
  'Must be the only file, in the field named file': 'file adlı alandaki tek dosya olmalı',
  'The form data is damaged or incomplete': 'Form verisi bozuk ya da eksik',
};
