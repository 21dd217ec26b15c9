const longText = 160;
const wordsAround = 6;

const sharedStart = (one: readonly string[], other: readonly string[]) => {
  const differs = one.findIndex((word, index) => word !== other[index]);
  return differs < 0 ? one.length : differs;
};

/** Shortens two long strings to the part that differs, with a few words of context. */
export function differingPart(before: string, after: string): [before: string, after: string] {
  if (Math.max(before.length, after.length) <= longText) return [before, after];
  const [one, other] = [before.split(' '), after.split(' ')];
  const start = sharedStart(one, other);
  const end = sharedStart(one.slice(start).reverse(), other.slice(start).reverse());
  const first = Math.max(0, start - wordsAround);
  const cut = (words: string[]) => {
    const last = words.length - end + wordsAround;
    const part = words.slice(first, last).join(' ');
    return `${first > 0 ? '… ' : ''}${part}${last < words.length ? ' …' : ''}`;
  };
  return [cut(one), cut(other)];
}
