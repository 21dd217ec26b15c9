import { type Random, randomFrom } from '../bulk/random.ts';
import { lettering } from './alphabet.ts';
import { type Artwork, artwork } from './artwork.ts';
import { type Brand, signOf } from './look.ts';
import { mix, nightOf, type Palette } from './palette.ts';
import { drawLive } from './screen-live.ts';
import { drawLobby } from './screen-lobby.ts';
import { drawMatch } from './screen-match.ts';
import { drawOdds } from './screen-odds.ts';
import { drawOffers } from './screen-offers.ts';
import { at, circle, rect, repeat } from './shape.ts';

const width = 1200;
const height = 750;

/** What lies below the head of a partner's site, on 1200 by 670. */
export type Screen = (sheet: {
  palette: Palette;
  raised: string;
  line: string;
  quiet: string;
  random: Random;
  brand: Brand;
}) => string;

const screens = {
  lobby: drawLobby,
  live: drawLive,
  odds: drawOdds,
  match: drawMatch,
  offers: drawOffers,
} satisfies Record<string, Screen>;

export type ScreenName = keyof typeof screens;

const head = (brand: Brand, palette: Palette, line: string, quiet: string) => {
  const name = brand.name.toLocaleUpperCase('tr');
  return (
    rect(0, 0, width, 80, mix(palette.ground, '#000000', 0.28)) +
    rect(0, 79, width, 1, line) +
    at(60, 40, 0.5, signOf(brand, palette)) +
    at(100 + name.length * 9.6, 41, 1, lettering(name, 15, palette.main, 2.2)) +
    repeat(3, (index) => rect(640 + index * 110, 36, 70, 9, quiet, 4.5)) +
    rect(1030, 22, 130, 38, palette.accent, 10) +
    rect(1064, 37, 62, 8, mix(palette.ground, '#000000', 0.2), 4) +
    circle(990, 41, 15, line)
  );
};

/** A drawing of a partner's screen: words are bars, so that it needs no language. */
export function drawScreen(screen: ScreenName, brand: Brand): Artwork {
  const palette = nightOf(brand.look.palette);
  const line = mix(palette.ground, palette.main, 0.14);
  const quiet = mix(palette.ground, palette.main, 0.36);
  const raised = mix(palette.ground, palette.main, 0.06);
  const random = randomFrom(`${screen} of ${brand.name}`);
  return artwork(
    width,
    height,
    rect(0, 0, width, height, mix(palette.ground, '#000000', 0.12)) +
      at(0, 80, 1, screens[screen]({ palette, raised, line, quiet, random, brand })) +
      head(brand, palette, line, quiet),
  );
}
