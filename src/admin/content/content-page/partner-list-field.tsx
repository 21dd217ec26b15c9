import { filteredListAddress, filteredListAt } from '#contract/catalogue/filter/filtered-list.ts';
import { usePageContext } from '../../../portal/page-context.ts';
import { TextField } from '../../../ui/field/text-field.tsx';
import { trpc } from '../../api.ts';
import { useAdminTexts } from '../../language.ts';
import type { ContentPageControl } from './content-page-form-type.ts';

/** Accepts the URL of a filtered list, as copied from the site, and counts its partners. */
export function PartnerListField({ control }: { control: ContentPageControl }) {
  const { contentPage, field: names } = useAdminTexts();
  const { site } = usePageContext();
  const origins = [site.url, window.location.origin];
  return (
    <TextField
      control={control}
      name="partner_list"
      label={names.contentPage.partner_list}
      hint={contentPage.partnerList.hint}
      read={(typed) => {
        const own = origins.find((origin) => typed.startsWith(`${origin}/`));
        return own ? typed.slice(own.length) : typed;
      }}
      noticeOf={(text) => <Matching address={text} />}
    />
  );
}

function Matching({ address }: { address: string }) {
  const { partnerList: text } = useAdminTexts().contentPage;
  const list = filteredListAt(address);
  const { data } = trpc.catalogue.products.useQuery(
    { ...list?.chosen, category: list?.section, limit: 1 },
    { enabled: list !== undefined },
  );
  if (!list || !data) return null;
  const path = filteredListAddress(list);
  if (data.total === 0) return text.none;
  return data.total === 1 ? text.one(path) : text.many(data.total, path);
}
