/** About the length that search engines show of a description. */
const maxCharacters = 160;

export function excerpt(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim();
  if (line.length <= maxCharacters) return line;
  const room = line.slice(0, maxCharacters);
  const words = room.slice(0, room.lastIndexOf(' ')) || room.slice(0, -1);
  return `${words.replace(/\p{Surrogate}|[\s.,;:!?–—-]+$/gu, '')}…`;
}
