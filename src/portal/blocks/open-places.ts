/** A last page that is not full shows that there is room, instead of a hole. */
const frame = 'after:rounded-card after:border after:border-line after:border-dashed';

const onPhone: Record<number, string> = {
  1: 'after:row-span-2',
  2: 'after:row-span-1',
};

const onWide: Record<number, string> = {
  1: 'md:after:row-span-5',
  2: 'md:after:row-span-4',
  3: 'md:after:row-span-3',
  4: 'md:after:row-span-2',
  5: 'md:after:row-span-1',
};

export const openPlacesOnPhone = (taken: number) =>
  taken in onPhone ? `${frame} ${onPhone[taken]} md:after:hidden` : '';

export const openPlacesOnWide = (taken: number) =>
  taken in onWide ? `${frame} ${onWide[taken]} max-md:after:hidden` : '';
