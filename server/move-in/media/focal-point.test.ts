import { expect, test } from 'vitest';
import { focalPointIn } from './focal-point.ts';

const smartCrop = (value: string) => focalPointIn([{ key: '_wpsmartcrop_image_focus', value }]);
const theia = (value: string) => focalPointIn([{ key: 'theiaSmartThumbnails_position', value }]);
const picker = (value: string) => focalPointIn([{ key: 'focalpoint', value }]);

test('reads the focal points of plugins', () => {
  expect(smartCrop('a:2:{s:4:"left";s:5:"30.61";s:3:"top";s:2:"70";}')).toEqual({ x: 31, y: 70 });
  expect(smartCrop('a:2:{s:3:"top";i:0;s:4:"left";i:1;}')).toEqual({ x: 1, y: 0 });
  expect(theia('a:2:{i:0;d:0.25;i:1;d:0.9;}')).toEqual({ x: 25, y: 90 });
  expect(theia('a:2:{i:0;s:4:"0.25";i:1;i:1;}')).toEqual({ x: 25, y: 100 });
  expect(picker('a:2:{s:4:"left";i:20;s:3:"top";i:80;}')).toEqual({ x: 20, y: 80 });
  expect(picker('a:2:{s:4:"left";d:0.2;s:3:"top";d:0.8;}')).toEqual({ x: 20, y: 80 });
});

test('the centre and unreadable values are no focal point', () => {
  expect(smartCrop('a:2:{s:4:"left";s:2:"50";s:3:"top";s:4:"50.2";}')).toBeUndefined();
  expect(smartCrop('a:2:{s:4:"left";s:0:"";s:3:"top";s:0:"";}')).toBeUndefined();
  expect(smartCrop('a:2:{s:4:"left";i:101;s:3:"top";i:0;}')).toBeUndefined();
  expect(theia('a:2:{i:0;d:30;i:1;d:0.9;}')).toBeUndefined();
  expect(smartCrop('a:1:{s:4:"left";i:10;}')).toBeUndefined();
  expect(smartCrop('')).toBeUndefined();
  expect(focalPointIn([{ key: 'constructor', value: 'i:0;i:1;' }])).toBeUndefined();
  expect(focalPointIn([])).toBeUndefined();
});
