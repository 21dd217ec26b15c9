import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { buttonClass } from '../../../ui/button.ts';
import { Field, inputClass } from '../../../ui/field/field.tsx';
import { showsOwnErrors } from '../../admin-query-client.ts';
import { trpc } from '../../api.ts';
import { SheetImport } from '../../catalogue/sheet/sheet-import.tsx';
import { EntityFrame } from '../../form/entity-form-page.tsx';
import { useAdminTexts } from '../../language.ts';
import { EditorOnly } from '../../people/sign-in/editor-only.tsx';

const list = { to: '/admin/redirects', name: 'redirects' } as const;

/** Imports the redirects of another system, whose format the server recognizes. */
export function RedirectImportPage() {
  const { redirect, sheet: sheetText } = useAdminTexts();
  const { importing: text } = redirect;
  const { mutateAsync } = trpc.admin.redirect.importCsv.useMutation(showsOwnErrors);
  const [oldSite, setOldSite] = useState('');
  return (
    <EntityFrame list={list} title={text.title}>
      <div className="flex max-w-[44rem] flex-col gap-2 text-muted">
        <p>{text.explanation}</p>
        <ul className="list-disc pl-5">
          {text.formats.map((format) => (
            <li key={format}>{format}</li>
          ))}
        </ul>
        <p>{text.leftOut}</p>
      </div>
      <EditorOnly>
        <Field label={text.oldSite} hint={text.oldSiteHint}>
          {(attributes) => (
            <input
              {...attributes}
              type="text"
              inputMode="url"
              autoComplete="off"
              value={oldSite}
              onChange={({ target }) => setOldSite(target.value)}
              className={`max-w-[28rem] ${inputClass}`}
            />
          )}
        </Field>
      </EditorOnly>
      {/* A preview is only valid for the site that it was made with. */}
      <SheetImport
        key={oldSite}
        run={(sheet) => mutateAsync({ ...sheet, old_site: oldSite.trim() })}
        file={text.file}
        skipsRefused
      >
        <Link to={list.to} className={buttonClass.primaryLink}>
          {sheetText.toList}
        </Link>
      </SheetImport>
    </EntityFrame>
  );
}
