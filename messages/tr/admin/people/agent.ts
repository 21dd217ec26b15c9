import type { texts as english } from '../../../en/admin/people/agent.ts';

export const texts: typeof english = {
  agents: 'Asistanlar',
  allAgents: 'Herkesin asistanları',
  why: 'Sizin adınıza giriş yapmasına izin verdiğiniz, yapay zekâ asistanları gibi programlar. Sizin gördüklerinizi görürler ama bir kişi onaylamadan hiçbir şeyi değiştiremezler.',
  whyAll:
    'Kişilerin kendi adlarına giriş yapmasına izin verdiği, yapay zekâ asistanları gibi programlar.',
  none: 'Giriş yapmış asistan yok.',
  end: 'Çıkış yaptır',
  endNamed: (agent) => `Çıkış yaptır: ${agent}`,
  ended: (agent) => `Çıkış yaptırıldı: ${agent}.`,
  ofPerson: (person) => `${person} adına`,
  lastUsed: (time, network) => `Son kullanım: ${time}${network && ` (${network})`}`,
  notUsed: 'Henüz kullanılmadı',
  allowed: (time) => `İzin verildi: ${time}`,
  scopes: {
    read: 'Sizin gördüğünüz gibi kataloğu, sayfaları ve ayarları görmek',
    report: 'Sizin gördüğünüz raporları görmek',
    propose: 'Bir kişinin onaylayıp yayımlayacağı değişiklikler önermek',
  },
  shortScopes: { read: 'okur', report: 'raporları okur', propose: 'değişiklik önerir' },
  consent: 'Asistana izin ver',
  asks: (agent) => `${agent} sizin adınıza giriş yapmak istiyor`,
  you: (name, role) => `Giriş yapan: ${name}, ${role}.`,
  address: 'Adres',
  verified: 'Asistanın tanımı bu adreste yayımlanıyor.',
  unverified: 'Asistan adını kendisi seçti. Yalnızca az önce kendiniz bağladıysanız devam edin.',
  answerGoesTo: 'Sizi geri göndereceği adres',
  may: 'Şunları yapabilecek:',
  limits:
    'Hiçbir şeyi yayımlayamaz, silemez ve yönetemez; siz erişiminizi yitirdiğinizde o da yitirir.',
  allow: 'İzin ver',
  refuse: 'İzin verme',
  allowedNow: 'İzin verildi. Bu sayfayı kapatabilirsiniz.',
};
