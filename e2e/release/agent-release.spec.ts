import type { APIRequestContext } from '@playwright/test';
import type { Kysely } from 'kysely';
import type { Database } from '../../db/tables.ts';
import { expect, test, write } from '../testing/editor.ts';
import { expectFitsEachWidth } from '../testing/fits-width.ts';
import { expectAccessible } from '../testing/test.ts';

// The refused publications are answered with 409.
test.use({ siteName: 'agent-release', expectedConsole: /status of 409/ });

/** Proposes new codes as the owner's agent would. */
async function agentProposes(request: APIRequestContext, db: Kysely<Database>, codes: string[]) {
  const { id } = await write(request, 'releases', { name: 'Agent of Administrator, today' });
  for (const code of codes) {
    const answer = await request.post('/api/admin/promocodes', {
      data: { code, market_code: 'US' },
      headers: { 'x-release': String(id) },
    });
    expect(answer.status()).toBe(202);
  }
  await db
    .updateTable('release')
    .set({ author_key: 'agent:2026-11-30:owner' })
    .where('id', '=', id)
    .execute();
  await db
    .updateTable('proposal')
    .set({ via: 'agent', reason: 'The partner announced it' })
    .where('release_id', '=', id)
    .execute();
  return id;
}

test('people take over, refuse and undo what an agent has proposed', async ({
  page,
  request,
  db,
}) => {
  await agentProposes(request, db, ['COPPER', 'LANTERN', 'MEDLAR']);
  await page.goto('/admin');
  const notice = page.getByText('An agent of Administrator has proposed 3 changes');
  await expect(notice).toBeVisible();
  await page
    .getByRole('listitem')
    .filter({ has: notice })
    .getByRole('link', { name: 'View the release' })
    .click();
  const changes = page.getByRole('list', { name: 'Changes' }).locator('> li');
  await expect(changes).toHaveCount(3);
  const first = changes.filter({ hasText: 'COPPER' });
  await expect(first.getByText('Agent', { exact: false }).first()).toContainText(
    'Proposed by an agent of Administrator',
  );
  await expect(first).toContainText('The partner announced it');
  await expectAccessible(page);
  await expectFitsEachWidth(page);

  await first.getByRole('button', { name: 'Take over for COPPER' }).click();
  await expect(page.getByText('1 change moved to your release.')).toBeVisible();
  await expect(changes).toHaveCount(2);
  await page.getByRole('button', { name: 'Refuse for LANTERN' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Why?').fill('Not in this market');
  await dialog.getByRole('button', { name: 'Refuse' }).click();
  await expect(changes.filter({ hasText: 'LANTERN' })).toContainText('Refused by Administrator');
  await page.getByRole('button', { name: 'Take over all' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Administrator, /);
  await expect(changes).toHaveCount(2);
  await expect(changes.filter({ hasText: 'MEDLAR' })).toBeVisible();

  await page.goto('/admin/releases');
  await page.getByRole('button', { name: 'Undo an agent’s changes…' }).click();
  await expect(dialog.getByLabel('Since')).toHaveValue(/^\d{4}-\d\d-\d\d$/);
  const plan = dialog.getByRole('status');
  await expect(plan).toContainText('COPPER');
  await expect(plan).toContainText('MEDLAR');
  await expect(plan).not.toContainText('LANTERN');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Undo changes' }).click();
  await expect(page.getByText('2 changes withdrawn.')).toBeVisible();
});

test('what an agent adds after the release was opened is looked at before it is published', async ({
  page,
  request,
  db,
}) => {
  const id = await agentProposes(request, db, ['QUARRY']);
  await page.goto(`/admin/releases/${id}`);
  const changes = page.getByRole('list', { name: 'Changes' }).locator('> li');
  await expect(changes).toHaveCount(1);
  const added = await request.post('/api/admin/promocodes', {
    data: { code: 'SORREL', market_code: 'US' },
    headers: { 'x-release': String(id) },
  });
  expect(added.status()).toBe(202);
  const dialog = page.getByRole('dialog');
  await page.getByRole('button', { name: 'Publish now' }).click();
  await dialog.getByRole('button', { name: 'Publish now' }).click();
  await expect(dialog.getByRole('alert')).toHaveText(
    'An agent changed this release after you opened it. Look at it again.',
  );
  await dialog.getByRole('button', { name: 'Try again' }).click();
  await expect(dialog.getByRole('alert')).toBeVisible();
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(changes).toHaveCount(2);
  await page.getByRole('button', { name: 'Publish now' }).click();
  await dialog.getByRole('button', { name: 'Publish now' }).click();
  await expect(page.getByText('“Agent of Administrator, today” was published.')).toBeVisible();
});
