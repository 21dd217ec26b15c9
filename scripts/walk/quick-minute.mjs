// Preloaded into a walked site. Nightly jobs start within a minute, which would be most of the walk's time.
const { setInterval } = globalThis;

globalThis.setInterval = (work, milliseconds, ...rest) =>
  setInterval(work, milliseconds === 60_000 ? 250 : milliseconds, ...rest);
