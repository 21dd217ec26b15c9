import { useEffect, useState } from 'react';
import { loadTexts } from '../../../messages/load-page-text.ts';
import type { OpeningText } from '../../../messages/type/opening.ts';
import { storedToken } from '../../admin/people/sign-in/stored-token.ts';
import { buttonClass } from '../../ui/button.ts';
import { usePageContext } from '../page-context.ts';
import { useOptionalData } from '../use-optional-data.ts';

/** Adds to an empty list, if the portal has no partners yet, that it opens soon. */
export function OpeningSoon({ empty }: { empty: string }) {
  const { language } = usePageContext();
  const isNew = useOptionalData<{ total: number }>('/api/products?limit=1')?.total === 0;
  const [text, setText] = useState<OpeningText>();
  useEffect(() => {
    if (isNew) loadTexts(language, 'opening').then(setText, () => {});
  }, [isNew, language]);
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

/** Pages are cached and therefore the same for everyone, so only the browser knows its staff. */
function isStaff() {
  try {
    return storedToken() !== null;
  } catch {
    return false;
  }
}
