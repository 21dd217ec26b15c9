import { Check, Copy } from 'lucide-react';
import { useState } from 'react';
import { useAdminTexts } from './language.ts';

type Props = {
  label: string;
  value: string;
  look: string;
  /** Selects the text for copying by hand if clipboard access is denied. */
  select: () => void;
};

export function CopyButton({ label, value, look, select }: Props) {
  const { frame } = useAdminTexts();
  const [copiedValue, setCopiedValue] = useState<string>();
  const copied = copiedValue === value;

  async function copyValue() {
    select();
    await navigator.clipboard?.writeText(value).then(
      () => setCopiedValue(value),
      () => {},
    );
  }

  const Icon = copied ? Check : Copy;
  return (
    <>
      <button type="button" onClick={copyValue} className={look}>
        <Icon className="size-4" strokeWidth={1.75} aria-hidden="true" />
        {copied ? frame.copied : label}
      </button>
      {/* Inside the button, a status would leave it without a name. */}
      <span role="status" className="sr-only">
        {copied ? frame.copied : ''}
      </span>
    </>
  );
}
