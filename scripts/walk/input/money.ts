import { deleted, entity, type Inputs, idOf, nothing, refused, sheet } from './input.ts';

const month = '2026-02';

const shape = {
  format: 'csv',
  columns: { day: 'Date', visits: 'Visits', earned: 'Earned' },
  currency: 'EUR',
};

const ofProgramme = ({ answer }: { answer: (call: string) => { id: number } }) => ({
  programme_id: answer('programme.create').id,
});

export const moneyInputs: Inputs = {
  ...entity('programme', ({ own }) => ({ name: own('Programme'), base_currency: 'EUR' })),
  ...sheet('programme'),
  ...entity('deal', (given) => ({
    ...ofProgramme(given),
    ...{ kind: 'share', currency: 'EUR', from: '2026-01-01', steps: [{ percent: 30 }] },
    reason: 'Corrected',
  })),
  ...sheet('deal'),
  ...entity('statSource', (given) => ({
    ...ofProgramme(given),
    ...{ name: 'Daily', shape, address: { url: 'https://127.0.0.1:1/figures?from={from}' } },
    headers: [{ name: 'x-key', value: 'a-secret-of-the-walk' }],
  })),
  // Addresses of the server's own network are never fetched.
  'statSource.fetch': refused(409, idOf('statSource.create')),
  'statSource.presets': nothing,
  'programmeStat.imports': () => ({ limit: 5 }),
  'programmeStat.getImport': refused(404, () => ({ id: 999_999 })),
  'programmeStat.undoImport': refused(404, () => ({ id: 999_999 })),
  ...entity('statement', (given) => ({
    ...ofProgramme(given),
    ...{ month, stated: 10_000, currency: 'EUR' },
  })),
  ...sheet('statement'),
  ...entity('payment', (given) => ({
    ...ofProgramme(given),
    ...{ day: '2026-03-20', amount: 8_000, currency: 'EUR' },
  })),
  ...sheet('payment'),
  'rate.enter': () => ({ day: '2026-02-28', currency: 'USDT', per_eur: '1.08', source: 'Bank' }),
  'rate.list': () => ({ limit: 5 }),
  'rate.remove': () => ({ day: '2026-02-28', currency: 'USDT' }),
  // The walk's server reaches no other site.
  'rate.fetch': refused(409, () => ({ file: 'daily' })),
  'moneyDocument.create': () => ({ name: 'deal.txt', type: 'text/plain', content: 'VGVybXM=' }),
  'moneyDocument.get': idOf('moneyDocument.create'),
  'money.addNote': (given) => ({ ...ofProgramme(given), month, note: 'Asked them' }),
  'money.month': () => ({ month }),
  'money.removeNote': idOf('money.addNote'),
  'money.year': () => ({ year: '2026' }),
  'money.places': () => ({ month, by: 'place' }),
  'money.export': () => ({ month }),
  'money.close': (given) => ({ ...ofProgramme(given), month }),
  ...entity('correction', (given) => ({
    ...ofProgramme(given),
    ...{ month, day: '2026-03-10', amount: -500, currency: 'EUR', note: 'Chargeback' },
  })),
  'moneyChange.list': () => ({ limit: 5, kind: 'payment' }),
  'moneyChange.restore': ({ answer }) => ({ id: answer('moneyChange.list').items[0].id }),
  'moneyChange.settings': nothing,
  'moneyChange.replaceSettings': () => ({ currency: 'EUR', fetches_rates: false }),
  ...deleted('correction'),
  ...deleted('payment'),
  ...deleted('statSource'),
  ...deleted('deal'),
  'statement.delete': refused(400, idOf('statement.create')),
  'programme.delete': refused(409, idOf('programme.create')),
};
