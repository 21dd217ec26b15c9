import { expect, test } from 'vitest';
import { pageRenderer } from '../../testing/rendered-page.tsx';
import { CheckedNote } from './checked-note.tsx';
import { WorkedNote } from './worked-note.tsx';

test('a code with neither votes nor a date leaves no empty line', async () => {
  const render = await pageRenderer();
  expect(render(<WorkedNote votes={null} />)).toBe('');
  expect(render(<CheckedNote terms={null} />)).toBe('');
  const votes = { worked_percent: 92, count: 37 };
  expect(render(<WorkedNote votes={votes} />)).toContain('Worked for 92% this week');
});
