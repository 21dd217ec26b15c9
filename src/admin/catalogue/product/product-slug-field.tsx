import { useWatch } from 'react-hook-form';
import { productPath } from '#contract/page-path.ts';
import { isSlug } from '#contract/slug.ts';
import { TextField } from '../../../ui/field/text-field.tsx';
import { trpc } from '../../api.ts';
import { useAdminTexts } from '../../language.ts';
import type { ProductControl } from './product-form-type.ts';

/** A new product gets its slug from its name unless one is entered. A saved one only changes by hand. */
export function ProductSlugField({ control }: { control: ProductControl }) {
  const { slug: text } = useAdminTexts().product;
  const slug = useWatch({ control, name: 'slug' });
  const saved = control._defaultValues.slug;
  return (
    <TextField
      control={control}
      name="slug"
      label={text.label}
      hint={saved ? `${text.path(productPath(slug || saved))} ${text.old}` : text.fromName}
      noticeOf={(typed) => typed !== saved && isSlug(typed) && <FormerOwner slug={typed} />}
    />
  );
}

function FormerOwner({ slug }: { slug: string }) {
  const { slug: text } = useAdminTexts().product;
  const { data } = trpc.admin.product.slugOwner.useQuery({ slug });
  const owner = data?.owner;
  if (!owner) return null;
  if (owner.is_deleted) return text.ofDeleted(owner.name);
  return owner.is_former ? text.ofOther(owner.name) : text.taken(owner.name);
}
