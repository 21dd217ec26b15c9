import { expect, test } from 'vitest';
import { pageRenderer } from '../../testing/rendered-page.tsx';
import { WorkedNote } from './worked-note.tsx';

test('a code without votes and without a date leaves no empty line', async () => {
  const render = await pageRenderer();
  expect(render(<WorkedNote votes={null} terms={null} />)).toBe('');
  const votes = { worked_percent: 92, count: 37 };
  expect(render(<WorkedNote votes={votes} terms={null} />)).toContain('Worked for 92% this week');
});
