/** A site with a programme, and the calls of a month's work. */
import { expect } from 'vitest';
import type { TestApp } from '../../testing/app.ts';

export const shape = {
  format: 'csv',
  columns: {
    day: 'Date',
    campaign: 'Campaign',
    visits: 'Visits',
    sign_ups: 'Sign-ups',
    first_deposits: 'FTD',
    deposits: 'Deposits',
    net_revenue: 'NGR',
    earned: 'Commission',
  },
  currency: 'EUR',
};

export const heading = 'Date,Campaign,Visits,Sign-ups,FTD,Deposits,NGR,Commission';

export const csv = (...lines: string[]) => [heading, ...lines].join('\n');

export function moneySite({ call }: Pick<TestApp, 'call'>) {
  const add = async (path: string, draft: object) => {
    const { status, body } = await call('POST', `/admin/${path}`, draft);
    expect([status, body.detail]).toEqual([201, undefined]);
    return body;
  };
  return {
    add,
    programme: (given: object = {}) => add('programmes', { name: 'Northgate', ...given }),
    source: (programme_id: number, given: object = {}) =>
      add('stat-sources', { programme_id, name: 'Daily file', shape, ...given }),
    deal: (programme_id: number, given: object = {}) =>
      add('deals', {
        ...{ programme_id, kind: 'share', currency: 'EUR', from: '2026-01-01' },
        steps: [{ percent: 30 }],
        ...given,
      }),
    upload: (source_id: number, payload: string | Buffer, query = '') =>
      call('POST', `/admin/programme-stats/import?source_id=${source_id}${query}`, undefined, {
        payload,
        headers: { 'content-type': 'text/csv' },
      }),
    month: async (month: string, query = '') => {
      const { status, body } = await call('GET', `/admin/money?month=${month}${query}`);
      expect([status, body.detail]).toEqual([200, undefined]);
      return body;
    },
  };
}
