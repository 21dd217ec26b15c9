/** The server's renderer and the browser both get this part of the settings, as pages show it. */
export type Site = {
  name: string;
  url: string;
  telegramUrl: string;
  /** Editors write the times of the catalogue in this zone. */
  timeZone: string;
  /** The URL of a CDN that serves uploads. */
  uploadsUrl?: string;
  /** How a visitor is told the age: by a notice that blocks nothing, by a gate, or not. */
  ageGate: 'notice' | 'gate' | 'off';
  onlineCounter: 'simulated' | 'live' | 'off';
};
