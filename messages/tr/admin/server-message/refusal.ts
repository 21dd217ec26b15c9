/** Messages from the server about requests that it rejects or that fail. */
export const refusals: Record<string, string> = {
  'The admin token is wrong.': 'Yönetici anahtarı yanlış.',
  'This admin token has expired.': 'Bu yönetici anahtarının süresi doldu.',
  'The access token is wrong.': 'Erişim anahtarı yanlış.',
  'This access token has expired.': 'Bu erişim anahtarının süresi doldu.',
  'This access has ended. Sign in again.': 'Bu erişim sona erdi. Yeniden giriş yapın.',
  'The agent’s request is not valid. Connect again.':
    'Asistanın isteği geçersiz. Yeniden bağlanın.',
  'The code of an agent is wrong.': 'Bir asistanın kodu yanlış.',
  'The code is wrong.': 'Kod yanlış.',
  'The code was used before.': 'Kod daha önce kullanıldı.',
  'The code has expired.': 'Kodun süresi doldu.',
  'The code belongs to another client.': 'Kod başka bir programa ait.',
  'The redirect_uri is not the one of the code.': 'redirect_uri, koddakiyle aynı değil.',
  'The code_verifier is wrong.': 'code_verifier yanlış.',
  'The refresh token of an agent is wrong.': 'Bir asistanın yenileme anahtarı yanlış.',
  'The refresh token is wrong.': 'Yenileme anahtarı yanlış.',
  'The refresh token belongs to another client.': 'Yenileme anahtarı başka bir programa ait.',
  'The refresh token was used before. Sign in again.':
    'Yenileme anahtarı daha önce kullanıldı. Yeniden giriş yapın.',
  'Send a code or a refresh token.': 'Bir kod ya da yenileme anahtarı gönderin.',
  'The resource must be {resource}.': 'resource değeri {resource} olmalıdır.',
  'This token is for programs. It cannot be used to sign in.':
    'Bu anahtar programlar içindir. Giriş yapmak için kullanılamaz.',
  'This session has ended. Sign in again.': 'Bu oturum sona erdi. Yeniden giriş yapın.',
  'This token cannot be used from this network.': 'Bu anahtar bu ağdan kullanılamaz.',
  'You cannot sign in from this network.': 'Bu ağdan giriş yapamazsınız.',
  'Sign in again. Browsers need a session on this site.':
    'Yeniden giriş yapın. Bu sitede tarayıcılar için oturum gerekir.',
  'Confirm that it is you, then try again.': 'Siz olduğunuzu doğrulayıp yeniden deneyin.',
  'You can no longer sign in here. Ask an owner.':
    'Artık buraya giriş yapamazsınız. Bir site sahibine başvurun.',
  'Sign in with a passkey first, so that you know it works.':
    'Çalıştığından emin olmak için önce bir geçiş anahtarıyla giriş yapın.',
  'Confirm with a passkey.': 'Bir geçiş anahtarıyla doğrulayın.',
  'This passkey’s counter went back, so a copy of it may exist.':
    'Bu geçiş anahtarının sayacı geri gitti; bir kopyası olabilir.',
  'This site cannot send emails. Create a link instead.':
    'Bu site e-posta gönderemiyor. Bunun yerine bir bağlantı oluşturun.',
  'This invitation is not valid here. Ask for a new one.':
    'Bu davet burada geçerli değil. Yenisini isteyin.',
  'This invitation was already used. Ask for a new one.':
    'Bu davet zaten kullanıldı. Yenisini isteyin.',
  'This invitation has expired. Ask for a new one.': 'Bu davetin süresi doldu. Yenisini isteyin.',
  'The recovery code is wrong.': 'Kurtarma kodu yanlış.',
  'This recovery code was already used.': 'Bu kurtarma kodu zaten kullanıldı.',
  'A person can have at most {count} passkeys.':
    'Bir kişinin en çok {count} geçiş anahtarı olabilir.',
  'This passkey was already added.': 'Bu geçiş anahtarı zaten eklenmiş.',
  'No owner with permanent access would have a passkey. Add one first, or stop requiring passkeys.':
    'Erişimi kalıcı olan hiçbir site sahibinin geçiş anahtarı olmayacak. Önce bir tane ekleyin ya da geçiş anahtarı zorunluluğunu kaldırın.',
  'This passkey is not recognized. It may have been removed.':
    'Bu geçiş anahtarı tanınmadı. Kaldırılmış olabilir.',
  'This took too long. Try again.': 'Bu çok uzun sürdü. Yeniden deneyin.',
  'The passkey could not be verified.': 'Geçiş anahtarı doğrulanamadı.',
  'This answer was already used. Try again.': 'Bu yanıt zaten kullanıldı. Yeniden deneyin.',
  'Passkeys need SITE_URL, with https and a host name.':
    'Geçiş anahtarları için https ve alan adı içeren SITE_URL gerekir.',
  'This token is already a session.': 'Bu zaten bir oturum anahtarı.',
  'This person’s token is for programs only. Remove that limit to invite them.':
    'Bu kişinin anahtarı yalnızca programlar içindir. Davet etmek için bu sınırlamayı kaldırın.',
  'Your access is for programs only. Ask an owner.':
    'Erişiminiz yalnızca programlar içindir. Bir site sahibine başvurun.',
  'Sign in with a passkey. On this site, tokens are only for programs.':
    'Geçiş anahtarıyla giriş yapın. Bu sitede yönetici anahtarları yalnızca programlar içindir.',
  'Only a session needs a confirmation.': 'Yalnızca oturumlarda doğrulama gerekir.',
  'This token isn’t a session. Owners can revoke it.':
    'Bu bir oturum anahtarı değil. Sahipler onu iptal edebilir.',
  'This admin token was revoked.': 'Bu yönetici anahtarı iptal edildi.',
  'Only an owner can do this. You are {role}.': 'Bu işlem için sahip yetkisi gerekir.',
  'Only an editor or an owner can do this. You are {role}.':
    'Bu işlem için editör veya sahip yetkisi gerekir.',
  'Try again in {seconds} seconds.': '{seconds} saniye sonra yeniden deneyin.',
  'The database is busy. Try again in a moment.': 'Veritabanı meşgul. Birazdan yeniden deneyin.',
  'The database cannot be reached. Try again in a moment.':
    'Veritabanına ulaşılamıyor. Birazdan yeniden deneyin.',
  'The disk is full. Nothing was saved.': 'Disk dolu. Hiçbir şey kaydedilmedi.',
  'The disk cannot be written to. Nothing was saved.':
    'Diske yazılamıyor. Hiçbir şey kaydedilmedi.',
  'The error was logged. Try again later.': 'Hata günlüğe yazıldı. Daha sonra yeniden deneyin.',
  'There is no change with the number {seq}.': 'Bu numarada bir değişiklik yok: {seq}.',
  'This version is no longer stored. Choose a later one.':
    'Bu sürüm artık saklanmıyor. Daha sonraki birini seçin.',
  'The list has changed in the meantime. Reload it and reorder it again.':
    'Liste bu arada değişti. Yeniden yükleyip tekrar sıralayın.',
  'The page {path} uses it in its list of partners. Change that list first.':
    '{path} sayfası ortakları buna göre listeliyor. Önce o sayfanın listesini değiştirin.',
  'Used by one partner. Remove it from the facts of that partner first.':
    'Bir ortakta kullanılıyor. Önce o ortağın bilgilerinden kaldırın.',
  'Used by {partners} partners. Remove it from their facts first.':
    '{partners} ortakta kullanılıyor. Önce bilgilerinden kaldırın.',
  'A market requires its licence. Change that market’s rules first.':
    'Bir ülke lisansını şart koşuyor. Önce o ülkenin kurallarını değiştirin.',
  'This product already has this code in this market.': 'Bu ürünün bu ülkede bu kodu zaten var.',
  'Another promo code without a product already has this code in this market.':
    'Bu ülkede ürünsüz aynı kod zaten var.',
  'This product is already in this top list.': 'Bu ürün bu üst listede zaten var.',
  'The {kind} of this entry was deleted. Restore it first.':
    'Bu kaydın bağlı olduğu öğe silinmiş. Önce onu geri yükleyin.',
  'This market has active regions. Retire them first.':
    'Bu ülkenin etkin bölgeleri var. Önce onları kullanım dışı bırakın.',
  'This market has regions. Delete or move them first.':
    'Bu ülkenin bölgeleri var. Önce onları silin ya da taşıyın.',
  'The default market cannot be deleted.': 'Varsayılan ülke silinemez.',
  'The code of a market cannot be changed. Add another market instead.':
    'Ülke kodu değiştirilemez. Bunun yerine başka bir ülke ekleyin.',
  'The product, market and category of an entry cannot be changed. Remove it and add another.':
    'Kaydın ürünü, ülkesi ve kategorisi değiştirilemez. Kaydı kaldırıp yenisini ekleyin.',
  'There are already {max} saved views, which is the limit. Delete one you no longer need.':
    'Zaten {max} kayıtlı görünüm var; sınır bu. Artık gerekmeyen birini silin.',
  'There are already {max} webhooks, which is the limit. Delete one you no longer need.':
    'Zaten {max} webhook var; sınır bu. Artık gerekmeyen birini silin.',
  'The link has a new destination again. Review it, then accept it.':
    'Bağlantının hedefi yine değişti. Yeni hedefi inceleyip kabul edin.',
  'Link checking is off. Set LINK_CHECK=on first.':
    'Bağlantı kontrolü kapalı. Önce LINK_CHECK=on ayarlayın.',
  'The file is larger than {size}.': 'Dosya şundan büyük: {size}.',
  'This file is not a supported image. Use PNG, JPEG, WebP, AVIF or GIF.':
    'Bu dosya desteklenen bir görsel değil. PNG, JPEG, WebP, AVIF ya da GIF kullanın.',
  'Too many files are being uploaded. Try again in 5 seconds.':
    'Aynı anda çok fazla dosya yükleniyor. 5 saniye sonra yeniden deneyin.',
  'You are signed in with this token, so you cannot {act} it. Ask another owner.':
    'Bu anahtarla giriş yaptığınız için onu değiştiremezsiniz. Başka bir sahibe başvurun.',
  'Sign in first.': 'Önce giriş yapın.',
  'This call requires an admin token in the x-admin-token header.':
    'Bu çağrı, x-admin-token başlığında yönetici anahtarını ister.',
  'Tokens cannot be checked right now. Try again in 5 seconds.':
    'Anahtarlar şu anda kontrol edilemiyor. 5 saniye sonra yeniden deneyin.',
  'A database table is missing.': 'Veritabanında bir tablo eksik.',
  'The database is damaged or its disk is failing.': 'Veritabanı bozuk ya da diski arızalı.',
  'The server has too many files and connections open. Try again in 5 seconds.':
    'Sunucuda çok sayıda dosya ve bağlantı açık. 5 saniye sonra yeniden deneyin.',
  'An import of the whole catalogue cannot be restored.':
    'Kataloğun tamamının içe aktarılması geri alınamaz.',
  'The catalogue was just replaced. Try again in 5 seconds.':
    'Katalog az önce değiştirildi. 5 saniye sonra yeniden deneyin.',
  'There are already {max} markets, which is the limit.': 'Zaten {max} ülke var; sınır bu.',
  'This is the default market, so it has to stay active.':
    'Bu, varsayılan ülke olduğu için etkin kalmalıdır.',
  'The file of this image no longer exists. Upload it again.':
    'Bu görselin dosyası artık yok. Yeniden yükleyin.',
  'This image and its file were deleted. Upload it again.':
    'Bu görsel dosyasıyla birlikte silindi. Yeniden yükleyin.',
  'The image is still used by {places} and others.':
    'Görsel hâlâ kullanılıyor: {places} ve başkaları.',
  'The image is still used by {places}.': 'Görsel hâlâ kullanılıyor: {places}.',
  'The image could not be processed in time. Try again in 5 seconds.':
    'Görsel zamanında işlenemedi. 5 saniye sonra yeniden deneyin.',
  'A newer preview of this release has been opened.': 'Bu paketin daha yeni bir önizlemesi açıldı.',
  'Previews of {count} other releases are open. Try again in {minutes} minutes.':
    'Başka {count} yayın paketinin önizlemesi açık. {minutes} dakika sonra yeniden deneyin.',
  'Previews of {count} other releases are open. Try again in a minute.':
    'Başka {count} yayın paketinin önizlemesi açık. Bir dakika sonra yeniden deneyin.',
  'The effects of several other changes are being worked out. Try again in 5 seconds.':
    'Başka değişikliklerin etkileri hesaplanıyor. 5 saniye sonra yeniden deneyin.',
  'Another export is running. Try again once it has finished.':
    'Başka bir dışa aktarma sürüyor. Bitince yeniden deneyin.',
  'Another preview of this large database is being prepared. Try again in 5 seconds.':
    'Bu büyük veritabanının başka bir önizlemesi hazırlanıyor. 5 saniye sonra yeniden deneyin.',
  'No release is at this address.': 'Bu adreste bir yayın paketi yok.',
  'The server is shutting down.': 'Sunucu kapanıyor.',
  'Images are not available. Try again in 5 seconds.':
    'Görsellere ulaşılamıyor. 5 saniye sonra yeniden deneyin.',
  'Too many files are being exported. Try again in 5 seconds.':
    'Aynı anda çok fazla dosya dışa aktarılıyor. 5 saniye sonra yeniden deneyin.',
  'The file would {fault} that an import accepts. Read the list through the API instead.':
    'Dosya, içe aktarma sınırını aşardı. Listeyi API üzerinden okuyun.',
  'The sample has more than {max} rows, too many to remove at once. Start with a new database instead.':
    'Örnek içerikte {max} satırdan çok var; bir kerede kaldırılamaz. Yeni bir veritabanıyla başlayın.',
  'There is no sample content left to remove.': 'Örnek içerikten kaldırılacak bir şey kalmadı.',
  'The sample content has changed since you opened it. Review it again.':
    'Örnek içerik siz açtıktan sonra değişti. Yeniden gözden geçirin.',
  'This removal has already been undone.': 'Bu kaldırma işlemi zaten geri alındı.',
  'Its previous version is no longer stored.': 'Önceki sürümü artık saklanmıyor.',
  'The server is shutting down. Try again in 5 seconds.':
    'Sunucu kapanmak üzere. 5 saniye sonra yeniden deneyin.',
};
