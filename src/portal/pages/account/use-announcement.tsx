import { useRef, useState } from 'react';

/** Announces the result of an action and moves focus to it, because the pressed button may disappear. */
export function useAnnouncement() {
  const [sentence, setSentence] = useState('');
  const element = useRef<HTMLParagraphElement>(null);
  const announce = (next: string) => {
    setSentence(next);
    element.current?.focus();
  };
  const announcement = (
    <p ref={element} role="status" tabIndex={-1} className="text-small empty:-mt-4">
      {sentence}
    </p>
  );
  return { announce, announcement };
}
