import type { RoomParts } from '../deps.ts';
import { overloaded } from '../errors.ts';
import { semaphore } from '../http/semaphore.ts';
import type { Money } from './money.ts';
import { fetchFixings } from './rate/fetch-fixings.ts';
import { importInChild } from './stat-import/import-in-child.ts';
import { fetchSource } from './stat-source/fetch-source.ts';
import { createSource, restoreSource, updateSource } from './stat-source/source-secrets.ts';

export function openMoney({ settings, limits: { db, secret }, network }: RoomParts): Money {
  const queue = { maxWaiting: 4, refusal: () => overloaded('Too many files are being imported.') };
  const oneAtATime = semaphore('figures', 1, queue);
  const importFile: Money['importFile'] = (given, bytes) =>
    oneAtATime(1, () => importInChild(settings, given, bytes));
  return {
    importFile,
    createSource: (writer, draft) => createSource(writer, secret, draft),
    updateSource: (writer, id, change) => updateSource(writer, secret, id, change),
    restoreSource,
    fetchSource: (writer, fetching) =>
      fetchSource({ db, network, secret, importFile }, writer, fetching),
    fetchFixings: (file, signal) => fetchFixings({ db, network }, file, signal),
  };
}
