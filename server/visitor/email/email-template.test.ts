import { expect, test } from 'vitest';
import { emailText } from './email-template.ts';

const facts = { site: 'Lamp & Lantern', link: 'https://board.example/signin?a=1&b=2' };
const logo = { src: 'https://board.example/uploads/logo.webp', width: 512, height: 128 };

test('without a logo an email is plain text only', async () => {
  expect(await emailText('en', 'welcome', { ...facts, logo: null })).not.toHaveProperty('html');
});

test('with a logo an email has HTML too, with the logo’s size and nothing executable', async () => {
  const { text, html } = await emailText('en', 'welcome', { ...facts, logo });
  expect(text).toContain(facts.link);
  expect(html).toContain(
    '<p><img src="https://board.example/uploads/logo.webp" width="128" height="32" alt="Lamp &amp; Lantern"></p>',
  );
  expect(html).toContain(
    '<a href="https://board.example/signin?a=1&amp;b=2">https://board.example/signin?a=1&amp;b=2</a>',
  );
  const hostile = { ...facts, site: '<img onerror=alert(1)>', logo };
  expect((await emailText('tr', 'welcome', hostile)).html).not.toContain('<img onerror');
});
