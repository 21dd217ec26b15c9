/** Reasons why a picture of another site was not imported. */
export const pictureMessages: Record<string, string> = {
  'Is larger than {size}': '{size} boyutundan büyük',
  'Is not in the folder': 'Klasörde yok',
  'Is a link that leads out of the folder': 'Klasörün dışına çıkan bir bağlantı',
  'Is in the folder, but the server may not read it': 'Klasörde var, ama sunucunun okuma izni yok',
  'Must be a folder that the server can read': 'Sunucunun okuyabildiği bir klasör olmalı',
  'Is not in the ZIP file': 'ZIP dosyasında yok',
  'Is damaged in the ZIP file': 'ZIP dosyasında bozuk',
  'Is encrypted in the ZIP file': 'ZIP dosyasında şifreli',
  'Is compressed in a way that is not supported; make the ZIP file again':
    'Desteklenmeyen bir yöntemle sıkıştırılmış; ZIP dosyasını yeniden oluşturun',
  'Must be a ZIP file that is complete and has no password':
    'Eksiksiz ve parolasız bir ZIP dosyası olmalı',
  'Has more than {max} files; make a ZIP file of each year':
    '{max} dosyadan fazlası var; her yıl için ayrı bir ZIP dosyası oluşturun',
  'Has no address': 'Adresi yok',
  'Has no valid address': 'Geçerli bir adresi yok',
  'Has an address of more than {max} characters': 'Adresi {max} karakterden uzun',
  'Its host, {host}, is not among those of the old site':
    'Bulunduğu {host}, eski sitenin alan adlarından biri değil',
  'Its host, {host}, has stopped answering': 'Bulunduğu {host} artık yanıt vermiyor',
  'Its host, {host}, no longer exists': 'Bulunduğu {host} artık yok',
  'Its host, {host}, is not on the public internet':
    'Bulunduğu {host}, herkese açık internette değil',
  'Its host, {host}, cannot be reached': 'Bulunduğu {host} adresine ulaşılamıyor',
  'The certificate of its host, {host}, is not valid':
    'Bulunduğu {host} adresinin sertifikası geçerli değil',
  'Answered {status}': '{status} yanıtı geldi',
  'Answered {status} without a redirect target':
    '{status} yanıtı, yönlendirme hedefi olmadan geldi',
  'Redirects to another host, {host}': 'Başka bir alan adına yönlendiriyor: {host}',
  'Redirects more than {max} times': '{max} kereden fazla yönlendiriyor',
  'Did not arrive within {seconds} seconds': '{seconds} saniye içinde gelmedi',
  'Is in a picture format that is not accepted ({format})':
    'Kabul edilmeyen bir görsel biçiminde ({format})',
  'Is an SVG, which is not accepted': 'SVG, ama bu biçim kabul edilmiyor',
  'Is not a picture ({format})': 'Görsel değil ({format})',
  'Is not a picture': 'Görsel değil',
};
