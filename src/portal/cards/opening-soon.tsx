import type { OpeningText } from '../../../messages/en/opening.ts';
import { storedToken } from '../../admin/people/sign-in/stored-token.ts';
import { buttonClass } from '../../ui/button.ts';
import { usePageContext } from '../page-context.ts';
import { useOptionalData } from '../use-optional-data.ts';

/** Only a few words, so this chunk includes every language. */
const textOf = import.meta.glob<OpeningText>('../../../messages/*/opening.ts', {
  import: 'texts',
  eager: true,
});

/** If the portal has no partners yet, adds to an empty list that it opens soon. */
export function OpeningSoon({ empty }: { empty: string }) {
  const { language } = usePageContext();
  const isNew = useOptionalData('/api/products?limit=1')?.total === 0;
  const text = isNew && textOf[`../../../messages/${language}/opening.ts`];
  return (
    <>
      {text && <p className="mb-2 font-heading font-strong text-ink text-title">{text.soon}</p>}
      <p>{empty}</p>
      {text && isStaff() && (
        <a href="/admin/products/new" className={`${buttonClass.primaryLink} mt-6`}>
          {text.addPartner}
        </a>
      )}
    </>
  );
}

/** Only the browser can tell who is staff, because cached pages are the same for everyone. */
function isStaff() {
  try {
    return storedToken() !== null;
  } catch {
    return false;
  }
}
