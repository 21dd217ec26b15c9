/** Fills every table of money with marks that can't come from anywhere else. */

const text = (field: string) => `plantedmoney ${field}`;
/** 9,182,736.45 in minor units. */
const amount = 918_273_645;

export const plantedKey = 'plantedkey-of-a-header';
export const plantedSecret = 'plantedsecret-of-an-address';

const base64 = (words: string) => Buffer.from(words).toString('base64');

/** A search for this would find the marks, and a response that repeats it has none of them. */
export const plantedSearch = 'plantedmon';

const marks = [
  ...['plantedmoney', base64('plantedmoney'), plantedKey, plantedSecret],
  ...['918273645', '9182736.45', '9,182,736.45', '9.182.736,45', '9 182 736'],
];
export const marksIn = (answer: string): string[] =>
  marks.filter((mark) => answer.toLowerCase().includes(mark.toLowerCase()));

/** Below /api/admin. Returns the response, and throws if the call is refused. */
export type Write = (
  method: string,
  path: string,
  body: object | string,
) => Promise<{ id: number }>;

const shape = {
  ...{ format: 'csv', currency: 'EUR' },
  columns: { day: 'Date', campaign: text('heading'), visits: 'Visits', earned: 'Commission' },
};

const month = '2026-02';

export async function plantMoney(write: Write, product_id: number): Promise<void> {
  const add = (path: string, draft: object) => write('POST', path, draft);
  const { id: programme_id } = await add('programmes', {
    ...{ name: text('programme'), platform: text('platform'), contact: text('contact') },
    ...{ note: text('note'), product_ids: [product_id] },
  });
  const { id: document_id } = await add('money-documents', {
    ...{ name: text('document'), type: 'text/plain', content: base64(text('terms')) },
  });
  const deal = {
    ...{ programme_id, product_id, kind: 'cpa', currency: 'EUR', from: '2026-01-01', document_id },
    ...{ deductions: text('deductions'), high_roller_rule: text('rule'), source: text('source') },
    ...{ steps: [{ rate: amount }], note: text('note'), cap_amount: amount },
  };
  const { id: deal_id } = await add('deals', deal);
  const changed = { ...deal, cap_amount: null, reason: text('reason') };
  await write('PUT', `deals/${deal_id}`, changed);
  const { id: source_id } = await add('stat-sources', {
    ...{ programme_id, name: text('source'), shape, secret: plantedSecret },
    address: { url: 'https://127.0.0.1:1/plantedmoney?from={from}&key={secret}' },
    headers: [{ name: 'x-key', value: plantedKey }],
  });
  const figures = (earned: string) =>
    `Date,${text('heading')},Visits,Commission\n2026-02-03,${text('campaign')},40,${earned}\n`;
  const upload = `programme-stats/import?source_id=${source_id}`;
  await write('POST', upload, figures('1.00'));
  await write('POST', upload, figures('9182736.45'));
  // Nothing listens at the address, so fetching it fails with an error that quotes it at most.
  await write('POST', `stat-sources/${source_id}/fetch`, {}).catch(() => {});
  await add('statements', {
    ...{ programme_id, month, stated: amount, currency: 'EUR', note: text('note'), document_id },
  });
  const sent = { day: '2026-03-20', amount, currency: 'EUR', reference: text('reference') };
  await add('payments', { programme_id, ...sent, note: text('note') });
  await add('money/notes', { programme_id, month, note: text('note') });
  await add('rates', {
    ...{ day: '2026-02-27', currency: 'USDT', per_eur: '1.0823', source: text('rate') },
  });
  await write('POST', 'money/close', { programme_id, month });
  await add('corrections', {
    ...{ programme_id, month, day: '2026-03-10', amount, currency: 'EUR', note: text('note') },
  });
}
