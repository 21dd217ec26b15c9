import { useRef, useState } from 'react';

/** What became of a press, told where the focus goes: the button itself may go with what it did. */
export function useOutcome() {
  const [said, setSaid] = useState('');
  const element = useRef<HTMLParagraphElement>(null);
  const tell = (sentence: string) => {
    setSaid(sentence);
    element.current?.focus();
  };
  const outcome = (
    <p ref={element} role="status" tabIndex={-1} className="text-small empty:-mt-4">
      {said}
    </p>
  );
  return { tell, outcome };
}
