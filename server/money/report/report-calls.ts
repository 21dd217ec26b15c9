import {
  moneyItem,
  moneyNote,
  moneyPlaces,
  moneyPlacesQuery,
  moneyQuery,
  moneyReport,
  moneyYear,
  moneyYearQuery,
  monthKey,
  noteDraft,
} from '#contract/money/money-report.ts';
import { adminCall, byId, csvCall } from '../../resource/admin-call.ts';
import { moneyReads, moneyWrites } from '../entity-calls.ts';
import { closeMonth } from './close-month.ts';
import { exportMoney } from './export-money.ts';
import { addNote, removeNote } from './money-note.ts';
import { readMoney } from './read-money.ts';
import { readPlaces } from './read-places.ts';
import { readYear } from './read-year.ts';

export const moneyCalls = {
  month: adminCall({
    ...moneyReads,
    operationId: 'getMoney',
    summary: 'Compare what programmes report, owe and pay in a month',
    method: 'GET',
    path: '/money',
    input: moneyQuery,
    output: moneyReport,
    trusted: true,
    run: ({ db }, query) => readMoney(db, query),
  }),
  year: adminCall({
    ...moneyReads,
    operationId: 'getMoneyYear',
    summary: 'Add up the months and programmes of a year',
    method: 'GET',
    path: '/money/year',
    input: moneyYearQuery,
    output: moneyYear,
    trusted: true,
    run: ({ db }, query) => readYear(db, query),
  }),
  places: adminCall({
    ...moneyReads,
    operationId: 'getMoneyPlaces',
    summary: 'Show on which places of the site, campaigns or markets money was earned',
    method: 'GET',
    path: '/money/places',
    input: moneyPlacesQuery,
    output: moneyPlaces,
    run: ({ db }, query) => readPlaces(db, query),
  }),
  export: csvCall({
    ...moneyReads,
    operationId: 'exportMoney',
    summary: 'Export a month as CSV',
    path: '/money/export',
    input: moneyQuery,
    file: 'money.csv',
    run: ({ db }, query) => exportMoney(db, query),
  }),
  close: adminCall({
    ...moneyWrites,
    isConfirmed: true,
    operationId: 'closeMoneyMonth',
    summary: 'Freeze a month of a programme. Afterwards, only corrections change it',
    method: 'POST',
    path: '/money/close',
    input: monthKey,
    output: moneyItem,
    conflicts: true,
    run: ({ writer }, key) => closeMonth(writer, key),
  }),
  addNote: adminCall({
    ...moneyWrites,
    operationId: 'createMoneyNote',
    summary: 'Add a note to a month of a programme',
    method: 'POST',
    path: '/money/notes',
    input: noteDraft,
    output: moneyNote,
    status: 201,
    run: ({ writer }, draft) => addNote(writer, draft),
  }),
  removeNote: adminCall({
    ...moneyWrites,
    operationId: 'deleteMoneyNote',
    summary: 'Delete a note',
    method: 'DELETE',
    path: '/money/notes/:id',
    input: byId,
    run: ({ writer }, { id }) => removeNote(writer, id),
  }),
};
