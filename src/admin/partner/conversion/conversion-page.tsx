import { Link } from '@tanstack/react-router';
import type { Product } from '#contract/catalogue/product.ts';
import { clickIdDays } from '#contract/partner/conversion-event.ts';
import { trpc } from '../../api.ts';
import { EntityFrame, LoadedEntity, WithIdInPath } from '../../form/entity-form-page.tsx';
import { useAdminTexts } from '../../language.ts';
import { LiveEditorOnly } from '../../people/sign-in/editor-only.tsx';
import { ConversionImport } from './conversion-import.tsx';
import { ImportList } from './import-list.tsx';
import { PostbackLog } from './postback-log.tsx';
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
          <PostbackLog id={id} />
          <LiveEditorOnly>
            <ConversionImport id={id} />
          </LiveEditorOnly>
          <ImportList id={id} />
        </EntityFrame>
      )}
    </LoadedEntity>
  );
}
