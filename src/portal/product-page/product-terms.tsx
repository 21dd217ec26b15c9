import { useProductText } from '../../messages/product-text.ts';
import { AdultAge } from '../market/adult-age.tsx';
import { useMessages } from '../page-context.ts';

export function ProductTerms() {
  const { disclosure } = useMessages();
  const product = useProductText();
  const { terms } = product;
  return (
    <div className="text-muted text-small">
      <h2 className="mb-2 text-body text-ink">{product.beforeYouPlay}</h2>
      <ul className="flex list-disc flex-col gap-1 pl-4 marker:text-edge">
        <li>
          <AdultAge />
        </li>
        <li>{terms.conditions}</li>
        <li>{terms.newPlayers}</li>
        <li>{terms.partner}</li>
        <li>{disclosure}</li>
      </ul>
    </div>
  );
}
