/** The part of the settings that pages show, to the server's renderer and to the browser alike. */
export type Site = {
  name: string;
  url: string;
  telegramUrl: string;
  /** Editors write the times of the catalogue in this zone. */
  timeZone: string;
  onlineCounter: 'simulated' | 'live' | 'off';
};
