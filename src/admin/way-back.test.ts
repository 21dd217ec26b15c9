import { expect, test } from 'vitest';
import { readWayBack } from './way-back.ts';

test.each(['/admin', '/admin/products?category=casino', '/admin?x=1'])(
  '%s is a way back',
  (back) => {
    expect(readWayBack({ back })).toEqual({ back });
  },
);

test.each(['https://elsewhere.example', '//elsewhere.example', '/administrator', '/casino', 7])(
  '%s leads nowhere',
  (back) => {
    expect(readWayBack({ back })).toEqual({});
  },
);
