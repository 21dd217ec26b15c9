/** Visitors print guides, so a printout contains all the text and no controls. */
import { expect, test, write } from '../testing/editor.ts';

const text = (words: string) => ({ type: 'paragraph', content: [{ type: 'text', text: words }] });

test('a printed guide includes its answers and leaves out offer buttons', async ({
  page,
  request,
}) => {
  const { id } = await write(request, 'products', {
    i18n: { en: { name: 'Paper Plover' } },
    ref_link: 'https://plover.example/',
  });
  const faq = {
    type: 'faq',
    content: [
      {
        type: 'faqItem',
        content: [
          { type: 'faqQuestion', content: [{ type: 'text', text: 'Is it legal?' }] },
          { type: 'faqAnswer', content: [text('It depends on where you live.')] },
        ],
      },
    ],
  };
  const partner = { type: 'partnerCard', attrs: { product_id: id } };
  await write(request, 'pages', {
    kind: 'guide',
    slug: 'on-paper',
    i18n: {
      en: {
        title: 'On paper',
        publish_at: '2026-01-01 00:00:00',
        body: { type: 'doc', content: [partner, faq] },
      },
    },
  });
  await page.goto('/guides/on-paper');
  const answer = page.getByText('It depends on where you live.');
  const play = page.getByRole('link', { name: /^Play/ });
  await expect(answer).toBeHidden();
  await expect(play).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(answer).toBeVisible();
  await expect(play).toBeHidden();
});
