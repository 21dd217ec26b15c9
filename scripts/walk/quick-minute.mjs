// Preloaded into a site during the walk. Nightly jobs start within a minute, which would be most of the walk's time.
const { setInterval } = globalThis;

globalThis.setInterval = (work, milliseconds, ...rest) =>
  setInterval(work, milliseconds === 60_000 ? 250 : milliseconds, ...rest);
