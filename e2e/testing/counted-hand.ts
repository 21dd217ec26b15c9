/** Works in the admin as a person does, and counts each click, each field filled in and each key with an effect. */
import { expect, type Locator, type Page } from '@playwright/test';
import { imageFile } from './editor.ts';
import { paste } from './paste.ts';

export function countedHand(page: Page) {
  const counts = new Map<string, number>();
  let part = '';
  const count = () => counts.set(part, (counts.get(part) ?? 0) + 1);
  const total = () => [...counts.values()].reduce((sum, one) => sum + one, 0);

  return {
    /** Counts what follows under this name. */
    startPart(name: string) {
      part = name;
    },
    async click(target: Locator) {
      count();
      await target.click();
    },
    async fill(field: Locator, text: string) {
      count();
      await field.fill(text);
    },
    async choose(field: Locator, option: string) {
      count();
      await field.selectOption(option);
    },
    /** Types enough of a name to find it. Leaving the field selects the only match, which isn't counted as a step. */
    async fillWithName(field: Locator, name: string) {
      count();
      await field.fill(name);
      await expect(page.getByRole('option', { name: new RegExp(name) })).toBeVisible();
      await field.blur();
      await expect(field).toHaveCount(0);
    },
    /** Opens the file chooser, and picks a file in it. */
    async chooseImage(button: Locator, color: string) {
      count();
      const chooser = page.waitForEvent('filechooser');
      await button.click();
      count();
      await (await chooser).setFiles(await imageFile(color));
      await expect(button).toHaveText(/Replace/);
    },
    /** Pastes into the focused cell. */
    async paste(text: string) {
      count();
      await paste(page, text);
    },
    total,
    report: () =>
      [...counts, ['total', total()]].map(([name, steps]) => `${name}: ${steps}`).join('\n'),
  };
}
