import { Link } from '@tanstack/react-router';
import type { Product } from '#contract/catalogue/product.ts';
import { clickIdDays } from '#contract/partner/conversion-event.ts';
import { buttonClass } from '../../../ui/button.ts';
import { showsOwnErrors } from '../../admin-query-client.ts';
import { trpc } from '../../api.ts';
import { SheetImport } from '../../catalogue/sheet/sheet-import.tsx';
import { EntityFrame, LoadedEntity, WithIdInPath } from '../../form/entity-form-page.tsx';
import { useAdminTexts } from '../../language.ts';
import { EditorOnly } from '../../people/sign-in/editor-only.tsx';
import { PostbackSection } from './postback-section.tsx';

const list = { to: '/admin/products', name: 'products' } as const;

/** The conversions of a single partner, because every partner reports them differently. */
export function ConversionPage() {
  const { product } = useAdminTexts();
  return (
    <WithIdInPath list={list} kind={product.kind}>
      {(id) => <ConversionsOf id={id} />}
    </WithIdInPath>
  );
}

function ConversionsOf({ id }: { id: number }) {
  const { conversion: text } = useAdminTexts();
  const importing = trpc.admin.conversion.importCsv.useMutation(showsOwnErrors);
  return (
    <LoadedEntity<Product> list={list} query={trpc.admin.product.get.useQuery({ id })}>
      {({ name, click_parameter }) => (
        <EntityFrame list={list} title={text.title(name)}>
          <p className="max-w-[44rem] text-muted">
            {text.explanation(clickIdDays)}{' '}
            <Link
              to="/admin/reports"
              search={{ product: id, by: 'day' as const }}
              className="underline underline-offset-4"
            >
              {text.seeReport}
            </Link>
          </p>
          {click_parameter === null && (
            <p className="max-w-[44rem] rounded-control border border-line px-4 py-2.5 text-small">
              {text.noId}{' '}
              <Link
                to="/admin/products/$id"
                params={{ id: String(id) }}
                activeOptions={{ exact: true }}
                className="underline underline-offset-4"
              >
                {text.enterParameter}
              </Link>
            </p>
          )}
          <PostbackSection id={id} clickParameter={click_parameter} />
          <EditorOnly>
            <section
              aria-labelledby="import"
              className="flex flex-col gap-4 rounded-card border border-line bg-raised p-5"
            >
              <h2 id="import" className="text-large">
                {text.importTitle}
              </h2>
              <p className="max-w-[44rem] text-muted">{text.importHint}</p>
              <SheetImport run={(sheet) => importing.mutateAsync({ id, ...sheet })}>
                <Link
                  to="/admin/reports"
                  search={{ product: id, by: 'day' as const }}
                  className={buttonClass.primaryLink}
                >
                  {text.toReport}
                </Link>
              </SheetImport>
            </section>
          </EditorOnly>
        </EntityFrame>
      )}
    </LoadedEntity>
  );
}
