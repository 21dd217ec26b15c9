import type { RoomParts } from '../deps.ts';
import type { Money } from './money.ts';
import { fetchFixings } from './rate/fetch-fixings.ts';
import { fetchSource } from './stat-source/fetch-source.ts';
import { createSource, restoreSource, updateSource } from './stat-source/source-secrets.ts';

export function openMoney({ limits: { db, secret }, network }: RoomParts): Money {
  return {
    createSource: (writer, draft) => createSource(writer, secret, draft),
    updateSource: (writer, id, draft) => updateSource(writer, secret, id, draft),
    restoreSource,
    fetchSource: (writer, fetching) => fetchSource({ db, network, secret }, writer, fetching),
    fetchFixings: (file, signal) => fetchFixings({ db, network }, file, signal),
  };
}
