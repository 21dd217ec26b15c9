import { expect, test } from 'vitest';
import { pageRenderer } from '../../testing/rendered-page.tsx';
import { VoteNote } from './vote-note.tsx';

test('a code with neither votes nor a date leaves no empty line', async () => {
  const render = await pageRenderer();
  expect(render(<VoteNote votes={null} terms={null} />)).toBe('');
  const votes = { worked_percent: 92, count: 37 };
  expect(render(<VoteNote votes={votes} terms={null} />)).toContain('Worked for 92% this week');
});
