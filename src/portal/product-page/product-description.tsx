import { useProductText } from '../../messages/product-text.ts';
import { BlockFrame } from '../blocks/block-frame.tsx';

/** Each line that says something, from its first letter on. */
const paragraphsOf = (text: string) => [...text.matchAll(/\S.*/g)];

export function ProductDescription({ text }: { text: string | null }) {
  const { about } = useProductText();
  if (!text) return null;
  return (
    <BlockFrame title={about}>
      <div className="flex max-w-[40rem] flex-col gap-4 text-body">
        {paragraphsOf(text).map(({ 0: paragraph, index }) => (
          <p key={index} dir="auto">
            {paragraph}
          </p>
        ))}
      </div>
    </BlockFrame>
  );
}
