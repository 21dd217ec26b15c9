import { useRef, useState } from 'react';

/** What became of a press, told where the focus goes: the button itself may go with what it did. */
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
