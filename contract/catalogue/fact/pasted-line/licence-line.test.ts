import { expect, test } from 'vitest';
import { licenceOf } from '../new-fact.ts';
import { readLicences, writeLicence } from './licence-line.ts';

const known = {
  regulators: [
    { id: 4, name: 'Larkmoor Gaming Commission' },
    { id: 5, name: 'Saltmarsh Gaming Authority' },
  ],
  markets: ['GB', 'US'],
  states: { valid: 'Valid', suspended: 'Suspended', expired: 'Expired' },
};
const blank = licenceOf({ source_url: null, verified_on: '2026-11-25' });
const read = (text: string) => readLicences(text, known, blank);

test('reads the regulator, the number, the holder and the rest of a line', () => {
  const line =
    'larkmoor; LGC-1204; Copper, Ltd; suspended; until: 2027-01-31; gb us; https://r.example/1204; source: https://s.example/; 2026-11-01';
  expect(read(line)).toEqual({
    rows: [
      {
        ...blank,
        regulator_id: 4,
        number: 'LGC-1204',
        holder: 'Copper, Ltd',
        state: 'suspended',
        markets: ['GB', 'US'],
        valid_until: '2027-01-31',
        register_url: 'https://r.example/1204',
        source_url: 'https://s.example/',
        verified_on: '2026-11-01',
      },
    ],
    failed: [],
  });
});

test('refuses an unknown or ambiguous regulator', () => {
  expect(read('Gaming; 1\nWren; 2')).toEqual({
    rows: [],
    failed: [
      { line: 'Gaming; 1', unknown: 'Gaming' },
      { line: 'Wren; 2', unknown: 'Wren' },
    ],
  });
  expect(read('Larkmoor; 1; Copper; bitiş: 2027-02-28').rows[0]?.valid_until).toBe('2027-02-28');
});

test('a licence that is written and read again is unchanged', () => {
  const licence = {
    ...blank,
    id: 3,
    regulator_id: 5,
    state: 'expired' as const,
    holder: 'Copper; Ltd',
    markets: ['US', 'CA-ON'],
    valid_until: '2027-02-28',
    source_url: 'https://s.example/',
  };
  const line = writeLicence(licence, 'Saltmarsh Gaming Authority');
  expect(line).toBe(
    'Saltmarsh Gaming Authority; -; "Copper; Ltd"; expired; US CA-ON; until: 2027-02-28; source: https://s.example/; 2026-11-25; #3',
  );
  expect(read(line)).toEqual({ rows: [licence], failed: [] });
});
