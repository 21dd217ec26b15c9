import type { ImageUseKind } from '#contract/image/image.ts';
import { countedIn } from '../../../counted.ts';

const counted = countedIn('en');
const places = (count: number) =>
  counted(count, { one: 'in one place', other: 'in {count} places' });

const handle = (side: string) =>
  `Use the arrow keys to move the ${side} drag handle to change the crop selection area`;

const useKinds: Record<ImageUseKind, string> = {
  product: 'Product',
  banner: 'Banner',
  'exclusive-bonus': 'Exclusive bonus',
  'promo-code': 'Promo code',
  'payment-method': 'Payment method',
  'content-page': 'Page',
  settings: 'Site settings',
};

export const texts = {
  title: 'Images',
  kind: 'image',
  use: 'Use',
  used: 'Used',
  unused: 'Unused',
  search: 'Name or alternative text',
  empty: 'No images yet. Drop some above.',
  uses: (count: number) =>
    count === 0 ? 'Unused' : counted(count, { one: 'Used once', other: 'Used {count} times' }),
  bytes: (count: number) => `${count} bytes`,
  keep: (days: number) =>
    days === 0
      ? 'Unused images are kept.'
      : `Unused images are deleted ${counted(days, { one: '{count} day', other: '{count} days' })} after a nightly check finds them unused, unless an earlier version in the history uses them.`,
  uploaded: (facts: string, time: string) => `${facts}, uploaded ${time}`,
  name: 'Name (required)',
  altHint: 'Describes the image for visitors who can’t see it.',
  focal: {
    title: 'Focal point',
    hint: 'When the site crops the image, this point stays visible. Click the image, or use the sliders.',
    reset: 'Reset to center',
  },
  upload: {
    label: 'Upload',
    action: 'Upload images',
    hint: 'Or drop files here, as many as you like.',
    done: (done: number, total: number) => `${done} of ${total} done.`,
    failed: (done: number, total: number, failed: number) =>
      `${done} of ${total} done, ${failed} failed.`,
    progress: 'Uploaded images',
    failures: 'Files that failed',
  },
  crop: {
    action: 'Crop',
    explanation:
      'The selected area is saved as a new image. Drag its corners, or move to them with Tab and use the arrow keys.',
    labels: {
      cropArea: 'Use the arrow keys to move the crop selection area',
      nwDragHandle: handle('north west'),
      nDragHandle: handle('north'),
      neDragHandle: handle('north east'),
      eDragHandle: handle('east'),
      seDragHandle: handle('south east'),
      sDragHandle: handle('south'),
      swDragHandle: handle('south west'),
      wDragHandle: handle('west'),
    },
    size: (width: number, height: number) => `${width} × ${height} pixels`,
    send: 'Create new image',
    sending: 'Cropping…',
    done: 'The selected area was saved as a new image.',
  },
  replace: {
    action: 'Replace everywhere',
    title: (name: string) => `Replace ${name}`,
    ask: (name: string) => `Replace ${name} everywhere?`,
    consequence: (image: string, count: number) => `${image} will replace it ${places(count)}.`,
    done: (count: number) => `The image was replaced ${places(count)}.`,
  },
  deletion:
    'The file will be deleted permanently. It will also disappear from earlier versions in the history.',
  chooser: {
    empty: 'The library has no images yet. Upload one first.',
    total: (count: number) => counted(count, { one: '{count} image', other: '{count} images' }),
    newer: 'Newer',
    older: 'Older',
  },
  usedBy: 'Used by',
  noUses: 'This image isn’t used anywhere.',
  moreUses: (count: string) => `And ${count} more.`,
  useKinds,
};
