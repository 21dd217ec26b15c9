import { updateTimeZone } from '../../db/start/update-time-zone.ts';
import { testApp } from './app.ts';

/** Starts a site without changes, where days begin 14 hours before those of UTC. */
export async function appWithEmptyLog() {
  const given = await testApp();
  await updateTimeZone(given.db, 'Pacific/Kiritimati');
  await given.db.deleteFrom('change').execute();
  return given;
}
