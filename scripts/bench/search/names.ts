/** Invents product names like real ones: dictionary words, made-up words, and Turkish ones. */
import type { Random } from '../../seed/bulk/random.ts';

const words = (list: string) => list.trim().split(/\s+/);

const leading = words(`
  Amber Ancient Arctic Autumn Azure Bold Brave Bright Bronze Cobalt Copper Coral Cosmic Crimson Crystal
  Dancing Daring Desert Diamond Double Eager Eastern Electric Emerald Endless Fabled Fancy Fiery Floating
  Flying Frosty Galactic Gentle Gilded Glowing Golden Grand Happy Hidden Honest Humble Icy Indigo Infinite
  Iron Ivory Jade Jolly Jumping Keen Lively Lonely Lucky Lunar Magic Marble Mellow Merry Midnight Mighty
  Misty Modern Mystic Neon Noble Northern Novel Olive Opal Orange Painted Pearl Phantom Polar Prime Proud
  Purple Quick Quiet Radiant Rapid Regal Roaring Rolling Rosy Royal Ruby Rusty Sacred Sapphire Scarlet
  Secret Shiny Silent Silver Smooth Solar Southern Spicy Spinning Starry Stellar Stormy Sunny Super Swift
  Tender Thunder Timber Topaz Tropical Turbo Twilight Urban Velvet Vivid Wandering Western Wild Winter Wise`);

const following = words(`
  Acorn Anchor Arcade Arrow Badger Bandit Banner Barrel Bazaar Beacon Bear Bison Blossom Bonanza Bridge
  Buffalo Cabin Candle Canyon Captain Caravan Castle Cavern Chariot Cherry Citadel Clover Coast Comet
  Compass Condor Corner Corsair Cottage Cougar Crown Dagger Dolphin Dragon Eagle Ember Empire Falcon Feather
  Fiesta Flame Forest Fortress Fountain Fox Galaxy Garden Gate Gazelle Giant Glacier Griffin Hammer Harbor
  Hawk Heron Horizon Horseshoe Hunter Island Jackal Jaguar Jester Jewel Journey Jungle Kingdom Knight Kraken
  Lagoon Lantern Legend Leopard Lion Lotus Lounge Lynx Mammoth Manor Market Marlin Meadow Meteor Mirage
  Monkey Monsoon Mountain Nebula Nugget Oasis Ocean Octopus Orchard Orchid Otter Outpost Panther Paradise
  Parrot Pegasus Pelican Penguin Phoenix Pilot Pirate Planet Prairie Prince Pyramid Quarry Quest Raccoon
  Ranger Raven Reef River Rocket Safari Sailor Scorpion Shadow Shark Shield Sparrow Spirit Stallion Summit
  Sunset Temple Tiger Titan Tower Treasure Trident Tulip Valley Vault Viking Village Volcano Voyage Walrus
  Wanderer Warrior Waterfall Whale Wheel Willow Windmill Wizard Wolf Zebra Zeppelin`);

const endings = words(
  'Casino Bet Bets Slots Club Palace Play Games Sports Arena Spins Wins Lounge Vegas',
);

const turkish = words(`
  Altın Gümüş Şanslı Büyük Küçük Güneş Yıldız Çarkı Şans Kale Köşk İnci Kırmızı Yeşil Mavi Işık Gökyüzü
  Ağaç Dağ Irmak Çiçek Kuğu Şahin Gölge Rüzgâr Fırtına Ütopya Öncü Kılıç Hazine Ejderha Aslan Çınar Şelale
  Bahçe Vadi Köprü Ilgaz Düş Sarmaşık Kıvılcım Gümrük Çekirge Yağmur`);

const onsets = words(
  'b br c ch d dr f fl g gl gr h j k kl l m n p pl qu r s sh sk st t tr v w x y z',
);
const vowels = words('a e i o u a e i o ea ia io oo');
const codas = ['', '', '', '', 'l', 'm', 'n', 'r', 's', 'x', 'nd', 'rt'];

const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);

function inventedWord(random: Random): string {
  const syllables = random.whole(2, 4);
  let word = '';
  for (let at = 0; at < syllables; at += 1) word += random.pick(onsets) + random.pick(vowels);
  return capital(word + random.pick(codas));
}

type Manner = { share: number; name: (random: Random) => string };

const manners: readonly Manner[] = [
  { share: 34, name: (random) => `${random.pick(leading)} ${random.pick(following)}` },
  { share: 8, name: (random) => `${random.pick(leading)}${random.pick(following)}` },
  {
    share: 12,
    name: (random) => `${random.pick(leading)} ${random.pick(following)} ${random.pick(endings)}`,
  },
  { share: 8, name: (random) => `${random.pick(following)} of ${random.pick(following)}` },
  { share: 16, name: (random) => `${inventedWord(random)} ${random.pick(endings)}` },
  { share: 9, name: inventedWord },
  { share: 4, name: (random) => `${inventedWord(random)}${random.pick(endings).toLowerCase()}` },
  { share: 4, name: (random) => `${random.pick(following)} ${random.whole(2, 999)}` },
  { share: 5, name: (random) => `${random.pick(turkish)} ${random.pick(turkish)}` },
];

const allShares = manners.reduce((sum, { share }) => sum + share, 0);

function anyName(random: Random): string {
  let left = random.between(0, allShares);
  for (const { share, name } of manners) {
    left -= share;
    if (left < 0) return name(random);
  }
  return inventedWord(random);
}

/** Invents unique names. Large catalogues that run out of short names get longer ones. */
export function inventNames(random: Random, count: number): string[] {
  const names = new Set<string>();
  while (names.size < count) {
    const name = anyName(random);
    names.add(names.has(name) ? `${name} ${inventedWord(random)}` : name);
  }
  return [...names];
}
