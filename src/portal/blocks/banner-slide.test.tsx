import { expect, test } from 'vitest';
import type { BannerCard } from '#contract/catalogue/banner.ts';
import { pageRenderer } from '../testing/rendered-page.tsx';
import { BannerSlide } from './banner-slide.tsx';

const banner: BannerCard = {
  id: 1,
  title: 'Nights by the water',
  subtitle: 'Every Thursday',
  image: '/uploads/image.webp',
  ctaLabel: 'Look inside',
  ctaTo: '#',
  ctaHref: 'https://partner.example/',
};

test('a banner without a link has no button, and can be focused instead', async () => {
  const render = await pageRenderer();
  const slide = (shown: BannerCard) =>
    render(<BannerSlide banner={shown} label="1 of 2" first outOfSight={false} />);
  expect(slide(banner)).toContain('href="https://partner.example/"');
  expect(slide(banner)).not.toContain('tabindex');
  const named = slide({ ...banner, ctaHref: null, ctaTo: '#' });
  expect(named).toContain('Nights by the water');
  expect(named).toContain('tabindex="0"');
  expect(named).not.toMatch(/<a |Look inside/);
});
