import type { Page } from '@playwright/test';

/** Pastes text into the focused element, as if it had been copied from another program. */
export const paste = (page: Page, text: string) =>
  page.evaluate((text) => {
    const data = new DataTransfer();
    data.setData('text/plain', text);
    const event = new ClipboardEvent('paste', { clipboardData: data, bubbles: true });
    document.activeElement?.dispatchEvent(event);
  }, text);
