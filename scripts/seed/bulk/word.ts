const list = (words: string) => words.trim().split(/\s+/);

export const englishColors = list(`
  Amber Ashen Azure Bronze Burnt Carmine Chalky Cinder Cobalt Copper Dusky Ebony Fallow Ferrous
  Flaxen Frosted Ginger Hazel Indigo Inky Ivory Jade Lilac Lunar Maroon Misty Mossy Ochre Pale
  Pewter Rosy Russet Rusty Sable Saffron Sandy Scarlet Sienna Smoky Tawny Teal Umber Velvet
  Verdant Violet Waxen Whistling Wintry Wooden Woven
`);

export const englishThings = list(`
  Abacus Acorn Anchor Anvil Badger Barge Beacon Bison Bobbin Bramble Candle Cello Cobbler Comet
  Condor Cricket Curlew Dolphin Drummer Falcon Fiddle Finch Gannet Garnet Gazelle Gondola Heron
  Hornet Ibex Jackdaw Kestrel Kettle Ladder Lantern Lemur Lobster Magnet Mallard Mango Marmot
  Meadow Minstrel Needle Orchid Osprey Otter Paddle Panther Pebble Pelican Piston Plover Puffin
  Quail Raccoon Rudder Sextant Sparrow Spindle Stork Tailor Tapir Teapot Thimble Tinker Turbine
  Walrus Weasel Willow Zebra
`);

export const englishPlaces = list(`
  Alley Arcade Arena Bazaar Boulevard Bridge Cabin Canal Cellar Corner Cottage Court Dock Garden
  Grove Hall Inn Island Landing Lodge Manor Market Mill Parlour Pavilion Pier Quay Room Saloon
  Station Studio Terrace Theatre Track Vault Wharf Yard
`);

export const turkishColors = list(`
  Ak Alaca Altınsı Bakır Beyaz Bordo Boz Buğulu Çelik Çivit Demir Eflatun Fildişi Gece Gökçe
  Gümüş Haki Ihlamur İpek Kadife Kara Kestane Kırmızı Kızıl Kobalt Kumral Lacivert Leylak Mavi
  Menekşe Mor Nar Pembe Puslu Safran Sarı Sedef Sisli Turkuaz Turuncu Üzüm Vişne Yakut Yeşil
  Yosun Zümrüt
`);

export const turkishThings = list(`
  Ağaç Arı Atmaca Balık Baykuş Boğa Bülbül Çakıl Ceylan Çınar Dalga Değirmen Deniz Doğan Fener
  Fırtına Fındık Geyik Gölge Güneş Güvercin Horoz Irmak Kaplan Kartal Kaşık Kaya Kelebek Keçi
  Kırlangıç Köprü Kuğu Kumru Lale Leylek Martı Nehir Pınar Pusula Rüzgâr Saat Serçe Şahin Şimşek
  Tavşan Tilki Turna Üveyik Yelken Yıldız
`);

export const turkishPlaces = list(`
  Adası Avlusu Bahçesi Burnu Çarşısı Durağı Evi Geçidi Hanı İskelesi Kahvesi Kapısı Konağı Köşkü
  Kulübü Limanı Meydanı Odası Ovası Pasajı Salonu Sokağı Tepesi Terası Tribünü Vadisi Yalısı
  Yolu
`);

export const beginnings = list(`
  Ar Bel Bren Cal Cor Dal Dor El Fen Fal Gar Hal Il Jor Kel Kar Lor Lum Mar Mel Nor Or Pel Quin
  Ren Sal Sor Tal Tor Ul Val Ver Wen Yor Zel
`);

export const middles = list(`
  a and ar av el em en er ev i il im in ir o ol on or u un
`);

export const endings = list(`
  beth bora dale dine dora field gard land lia line lis mar mere mont nia phine ra ria ric rona
  sel stan ta tine tov vale via wick zo
`);
