/** The server says these sentences where it refuses or cannot do something. */
export const refusals: Record<string, string> = {
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
  'No change has the number {seq}.': 'Bu numarada bir değişiklik yok: {seq}.',
  'The state of this change is no longer stored. Choose a later one.':
    'Bu değişikliğin durumu artık saklanmıyor. Daha sonraki birini seçin.',
  'The list has changed meanwhile. Reload it and order it again.':
    'Liste bu arada değişti. Yeniden yükleyip bir daha sıralayın.',
  'This product has this code in this market already.': 'Bu ürünün bu ülkede bu kodu zaten var.',
  'Another promo code without a product has this code in this market already.':
    'Bu ülkede ürünsüz aynı kod zaten var.',
  'This product is in this top list already.': 'Bu ürün bu üst listede zaten var.',
  'The {kind} of this entry is gone. Bring that back first.':
    'Bu kaydın bağlı olduğu şey yok. Önce onu geri getirin.',
  'The default market cannot be deleted.': 'Varsayılan ülke silinemez.',
  'The code of a market never changes. Add another market.':
    'Ülkenin kodu hiç değişmez. Başka bir ülke ekleyin.',
  'An entry keeps its product, market and category. Remove it and add another.':
    'Kayıt ürününü, ülkesini ve kategorisini korur. Onu kaldırıp başkasını ekleyin.',
  'There are {max} webhooks, which is the most. Delete one that is not used.':
    '{max} webhook var, daha çoğu olamaz. Kullanılmayan birini silin.',
  'The link leads elsewhere again by now. Look where, and accept that.':
    'Bağlantı artık yine başka bir yere gidiyor. Nereye gittiğine bakıp onu kabul edin.',
  'Links are not checked. Set LINK_CHECK=on first.':
    'Bağlantılar denetlenmiyor. Önce LINK_CHECK=on ayarlayın.',
  'The file is larger than {size}.': 'Dosya şundan büyük: {size}.',
  'This file is not an image that can be used. Use PNG, JPEG, WebP, AVIF or GIF.':
    'Bu dosya kullanılabilir bir görsel değil. PNG, JPEG, WebP, AVIF ya da GIF kullanın.',
  'Many files are being uploaded. Try again in 5 seconds.':
    'Çok sayıda dosya yükleniyor. 5 saniye sonra yeniden deneyin.',
  'You are signed in with this token, so you cannot {act} it: ask another owner.':
    'Bu anahtarla giriş yaptınız, bu yüzden onu değiştiremezsiniz: başka bir sahipten isteyin.',
  'Sign in first.': 'Önce giriş yapın.',
  'This call needs the admin token in the header x-admin-token.':
    'Bu çağrı, x-admin-token başlığında yönetici anahtarını ister.',
  'Wrong tokens cannot be counted now. Try again in 5 seconds.':
    'Yanlış anahtarlar şu an sayılamıyor. 5 saniye sonra yeniden deneyin.',
  'A table of the database is missing.': 'Veritabanında bir tablo eksik.',
  'The database is damaged, or its disk fails.': 'Veritabanı bozuk ya da diski arızalı.',
  'The server has too many files and connections open. Try again in 5 seconds.':
    'Sunucuda çok sayıda dosya ve bağlantı açık. 5 saniye sonra yeniden deneyin.',
  'A change of the whole catalogue at once cannot be brought back.':
    'Katalogun tamamını bir kerede değiştiren bir değişiklik geri getirilemez.',
  'The catalogue was just replaced. Try again in 5 seconds.':
    'Katalog az önce değiştirildi. 5 saniye sonra yeniden deneyin.',
  'There are {max} markets already.': 'Zaten {max} ülke var.',
  'This market is shown to everybody who has chosen none, so it stays active.':
    'Bu ülke, ülke seçmemiş herkese gösterilir; bu yüzden etkin kalır.',
  'The file of this image is gone. Upload it again.':
    'Bu görselin dosyası artık yok. Yeniden yükleyin.',
  'This image was deleted with its file. Upload it again.':
    'Bu görsel dosyasıyla birlikte silindi. Yeniden yükleyin.',
  'The image is still used by {places} and others.':
    'Görsel hâlâ kullanılıyor: {places} ve başkaları.',
  'The image is still used by {places}.': 'Görsel hâlâ kullanılıyor: {places}.',
  'The picture was not finished. Try again in 5 seconds.':
    'Görselin işlenmesi bitmedi. 5 saniye sonra yeniden deneyin.',
  'Images are not available. Try again in 5 seconds.':
    'Görsellere ulaşılamıyor. 5 saniye sonra yeniden deneyin.',
  'Many files are being exported. Try again in 5 seconds.':
    'Çok sayıda dosya dışa aktarılıyor. 5 saniye sonra yeniden deneyin.',
  'The file would {fault} that an import takes. Read the list through the API instead.':
    'Dosya, içe aktarılabilecek olandan büyük olurdu. Listeyi API üzerinden okuyun.',
  'The sample has more than {max} rows, which are too many to remove at once. Begin with a new database instead.':
    'Örnek içerikte {max} satırdan çok var; bir kerede kaldırılamaz. Yeni bir veritabanıyla başlayın.',
  'Nothing of the sample is left to remove.': 'Örnek içerikten kaldırılacak bir şey kalmadı.',
  'The sample has changed since it was shown. Look at it again.':
    'Örnek içerik gösterildikten sonra değişti. Yeniden bakın.',
  'This removal of the sample was undone already.':
    'Örnek içeriğin bu kaldırılışı zaten geri alındı.',
  'Its state is no longer stored.': 'Durumu artık saklanmıyor.',
  'The server is about to end. Try again in 5 seconds.':
    'Sunucu kapanmak üzere. 5 saniye sonra yeniden deneyin.',
};
