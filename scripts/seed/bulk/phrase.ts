export const englishOpenings = [
  'A compact house for people who know what they like.',
  'Opened two seasons ago and still adding a table a month.',
  'The lobby is plain, the pages are quick and the terms are short.',
  'Best known for its live dealers and its patience with beginners.',
  'Sports come first here, with slots kept on a side street.',
  'An old name with a new cashier and a much better app.',
  'Small stakes, long evenings, few distractions.',
  'Its editors test every game before it goes on the shelf.',
  'A tournament calendar fills most of the front page.',
  'Built for phones and happiest on them.',
];

export const englishEndings = [
  'Withdrawals took under a day in our last check.',
  'Limits can be set before the first deposit.',
  'Support writes back within the hour, in whole sentences.',
  'Wagering is stated next to every offer.',
  'Roulette and blackjack are the strongest sections.',
  'Football, tennis and basketball get most of the attention.',
  'There is a quiet hour every night.',
  'The loyalty scheme fits on one page.',
  'Cards, bank transfers and vouchers are accepted.',
  'Identity checks are done once and remembered.',
];

export const turkishOpenings = [
  'Ne istediğini bilenler için derli toplu bir adres.',
  'İki sezon önce açıldı, her ay bir masa daha ekliyor.',
  'Salon sade, sayfalar hızlı, koşullar kısa.',
  'Canlı krupiyeleri ve yeni başlayana gösterdiği sabırla tanınıyor.',
  'Önce spor geliyor, slotlar bir ara sokakta.',
  'Eski bir isim, yeni bir kasa ve çok daha iyi bir uygulama.',
  'Küçük bahisler, uzun akşamlar, az gürültü.',
  'Editörleri rafa koymadan önce her oyunu deniyor.',
  'Ana sayfanın çoğunu turnuva takvimi kaplıyor.',
  'Telefon için yapılmış, en çok orada rahat ediyor.',
];

export const turkishEndings = [
  'Son denememizde çekim bir günü bulmadı.',
  'Limitler ilk yatırımdan önce belirlenebiliyor.',
  'Destek bir saat içinde, özenli bir dille yanıt veriyor.',
  'Çevrim şartı her teklifin yanında yazıyor.',
  'En güçlü bölümleri rulet ve blackjack.',
  'İlginin çoğunu futbol, tenis ve basketbol görüyor.',
  'Her gece bir saatlik sessizlik var.',
  'Sadakat programı tek sayfaya sığıyor.',
  'Kart, havale ve ön ödemeli kod geçiyor.',
  'Kimlik doğrulaması bir kez yapılıyor, sonra sorulmuyor.',
];

export const englishOffers = [
  'Welcome bundle',
  'Weekend reload',
  'First slip',
  'Late spins',
  'Table cashback',
  'Season start',
  'Midweek treat',
  'Quiet hour offer',
  'Tournament seat',
  'Two-day boost',
  'Newcomer spins',
  'Derby day free bet',
];

export const turkishOffers = [
  'Karşılama paketi',
  'Hafta sonu yatırımı',
  'İlk kupon',
  'Gece çevirmeleri',
  'Masa iadesi',
  'Sezon açılışı',
  'Hafta ortası ikramı',
  'Sessiz saat teklifi',
  'Turnuva koltuğu',
  'İki günlük artış',
  'Yeni üye çevirmeleri',
  'Derbi günü bedava bahsi',
];
