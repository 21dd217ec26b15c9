// @vitest-environment happy-dom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, test, vi } from 'vitest';
import { texts } from '../../messages/en/admin/admin.ts';
import { CopyButton } from './copy-button.tsx';
import { setLanguage } from './language.ts';

test('after copying one value, the button can copy another', async () => {
  setLanguage('en', texts);
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  const place = document.createElement('div');
  const root = createRoot(place);
  const show = (value: string) =>
    act(() => root.render(<CopyButton label="Copy" value={value} look="" select={() => {}} />));
  await show('without a key');
  await act(() => place.querySelector('button')?.click());
  expect(await navigator.clipboard.readText()).toBe('without a key');
  const shown = () => place.querySelector('button')?.textContent;
  const announced = () => place.querySelector('[role=status]')?.textContent;
  expect([shown(), announced()]).toEqual([texts.frame.copied, texts.frame.copied]);
  await show('with a key');
  expect([shown(), announced()]).toEqual(['Copy', '']);
  await act(() => root.unmount());
  vi.unstubAllGlobals();
});
