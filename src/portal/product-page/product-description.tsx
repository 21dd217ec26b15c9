import { BlockFrame } from '../blocks/block-frame.tsx';
import { useProductText } from './product-text.ts';

const paragraphsOf = (text: string) => text.split(/\n\s*/).filter((line) => line.trim() !== '');

export function ProductDescription({ text }: { text: string | null }) {
  const { about } = useProductText();
  if (!text) return null;
  return (
    <BlockFrame title={about}>
      <div className="flex max-w-[40rem] flex-col gap-4 text-body">
        {paragraphsOf(text).map((paragraph, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the text stands as it is, and may say a thing twice.
          <p key={index} dir="auto">
            {paragraph}
          </p>
        ))}
      </div>
    </BlockFrame>
  );
}
