// Preloaded into a walked site: what the server does every minute happens four times a second.
const { setInterval } = globalThis;

globalThis.setInterval = (work, milliseconds, ...rest) =>
  setInterval(work, milliseconds === 60_000 ? 250 : milliseconds, ...rest);
