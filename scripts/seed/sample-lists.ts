import { sampleBanners } from './sample-banner.ts';
import { moreSampleBanners } from './sample-banner-more.ts';
import { turkishBonuses } from './sample-bonus-tr.ts';
import { moreTurkishBonuses } from './sample-bonus-tr-more.ts';
import { americanBonuses } from './sample-bonus-us.ts';
import { moreAmericanBonuses } from './sample-bonus-us-more.ts';
import { anatolianCasinos } from './sample-casino-anatolia.ts';
import { coastCasinos } from './sample-casino-coast.ts';
import { houseCasinos } from './sample-casino-house.ts';
import { menagerieCasinos } from './sample-casino-menagerie.ts';
import { nightCasinos } from './sample-casino-night.ts';
import { turkishCodes } from './sample-code-tr.ts';
import { rareTurkishCodes } from './sample-code-tr-rare.ts';
import { americanCodes } from './sample-code-us.ts';
import { rareAmericanCodes } from './sample-code-us-rare.ts';
import { mixedHouses } from './sample-mixed-house.ts';
import { pitchSportsbooks } from './sample-sportsbook-pitch.ts';
import { turfSportsbooks } from './sample-sportsbook-turf.ts';

const shelves = [
  coastCasinos,
  pitchSportsbooks,
  menagerieCasinos,
  anatolianCasinos,
  turfSportsbooks,
  nightCasinos,
  houseCasinos,
  mixedHouses,
];

/** One from each shelf in turn, so that neighbours in a list do not resemble each other. */
export const products = shelves
  .flatMap((shelf) => shelf.map((product, place) => ({ product, place })))
  .toSorted((left, right) => left.place - right.place)
  .map(({ product }) => product);

export const banners = [...sampleBanners, ...moreSampleBanners];

export const exclusiveBonuses = [
  ...americanBonuses,
  ...moreAmericanBonuses,
  ...turkishBonuses,
  ...moreTurkishBonuses,
];

export const promoCodes = [
  ...americanCodes,
  ...rareAmericanCodes,
  ...turkishCodes,
  ...rareTurkishCodes,
];
