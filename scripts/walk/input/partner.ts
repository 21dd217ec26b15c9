import { anyList, first, type Inputs, idOf, nothing, refused } from './input.ts';

/** A visitor's click on the first product. */
export const clickId = 'click0123456789abc';

export const partnerInputs: Inputs = {
  'report.clicks': () => ({ by: 'day' }),
  'report.changes': () => ({ from: '2026-01-01', to: '2026-01-31' }),
  'report.exportClicks': () => ({ by: 'day' }),
  'report.speed': () => ({ device: 'phone' }),
  'reportView.create': ({ own }) => ({ name: own('View'), filter: { by: 'day' } }),
  'reportView.list': anyList,
  'monthlyReport.get': nothing,
  'monthlyReport.update': () => ({ language: null }),
  'conversion.overview': nothing,
  'conversion.renewKey': idOf('product.create'),
  'conversion.key': idOf('product.create'),
  'conversion.postbacks': idOf('product.create'),
  'conversion.tryPostback': ({ answer }) => ({
    id: answer('product.create').id,
    url: 'https://site.example/api/postback/key?click=1',
  }),
  'conversion.importCsv': () => ({
    id: 1,
    csv: `click,event,amount,currency\n${clickId},earning,10,USD\n`,
    dry_run: false,
  }),
  'conversion.imports': () => ({ id: 1 }),
  'conversion.undoImport': ({ answer }) => ({
    id: 1,
    importId: answer('conversion.imports').items[0].id,
  }),
  'linkCheck.list': anyList,
  'linkCheck.problems': () => ({ kind: 'product' }),
  'linkCheck.check': first('linkCheck.list'),
  // The link checks found no other destination.
  'linkCheck.accept': refused(409, ({ answer }) => ({
    id: answer('linkCheck.list').items[0].id,
    destination: 'https://elsewhere.example/',
  })),
  'missedSearch.list': () => ({ days: 7 }),
  'inquiry.list': anyList,
  'inquiry.get': first('inquiry.list'),
  'inquiry.update': ({ answer }) => ({ id: answer('inquiry.list').items[0].id, read: true }),
  'inquiry.delete': first('inquiry.list'),
};
