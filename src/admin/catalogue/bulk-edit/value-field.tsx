import type { Control } from 'react-hook-form';
import { rarities } from '#contract/catalogue/promo-code.ts';
import { offerKinds } from '#contract/catalogue/terms/offer-terms.ts';
import { wageringBases } from '#contract/catalogue/terms/terms-numbers.ts';
import type { AdminTexts } from '../../../../messages/en/admin/admin.ts';
import { NumberField } from '../../../ui/field/number-field.tsx';
import { SelectField } from '../../../ui/field/select-field.tsx';
import { SwitchField } from '../../../ui/field/switch-field.tsx';
import { TextField } from '../../../ui/field/text-field.tsx';
import { YesNoField } from '../../../ui/field/yes-no-field.tsx';
import { CategoryField } from '../../form/category-field.tsx';
import { DateField, DateTimeField } from '../../form/date-time-field.tsx';
import { ImageField } from '../../form/image-field.tsx';
import { useMarketOptions } from '../../form/market-field.tsx';
import { useAdminTexts } from '../../language.ts';
import type { FieldDescription } from '../history/field/field-description.ts';
import { ProductField } from '../product/product-picker.tsx';
import { CheckedTextField } from '../risky-word/checked-text-field.tsx';
import type { EditValues } from './edit-choice.ts';

/** The values of switches that are never empty. */
const switches: Record<string, { on: unknown; off: unknown }> = {
  active: { on: 1, off: 0 },
  is_paid: { on: 1, off: 0 },
  is_active: { on: true, off: false },
};

const switchOf = ({ path, format }: FieldDescription) => switches[format] ?? switches[path];

/** A switch is off at first. Any other field is empty. */
export const startValue = (field: FieldDescription) => switchOf(field)?.off ?? null;
export const canBeEmpty = (field: FieldDescription) => switchOf(field) === undefined;

const days = new Set(['facts.verified_on', 'terms.last_verified_at']);
const longTexts = /\.(description|text|verdict)$/;
const links = /(_url|_link|\.url)$/;

const words = ({
  form,
  offer,
}: AdminTexts): Record<string, { value: string; label: string }[]> => ({
  rarity: rarities.map((value) => ({ value, label: offer.promoCode.rarities[value] })),
  'terms.kind': offerKinds.map((value) => ({ value, label: form.terms.kinds[value] })),
  'terms.numbers.wagering_base': wageringBases.map((value) => ({
    value,
    label: form.terms.numbers.bases[value],
  })),
});

type Props = { control: Control<EditValues>; field: FieldDescription };

/** Edits a value with the same control as the form. */
export function ValueField({ control, field }: Props) {
  const texts = useAdminTexts();
  const { path, label, format } = field;
  const shared = { control, name: 'value', label } as const;
  const markets = useMarketOptions();
  const choose = { value: '', label: texts.bulkEdit.choose };
  const values = switchOf(field);
  if (values) return <SwitchField {...shared} values={values} />;
  const options = path === 'market_code' ? markets : words(texts)[path];
  if (options) return <SelectField {...shared} options={[choose, ...options]} />;
  switch (format) {
    case 'time':
      return <DateTimeField {...shared} />;
    case 'product':
      return <ProductField {...shared} />;
    case 'image':
      return <ImageField {...shared} />;
    case 'categories':
      return <CategoryField {...shared} />;
    case 'rating':
      return <NumberField {...shared} min={0} max={5} step={0.1} />;
    case 'figure':
      return <NumberField {...shared} min={0} max={1_000_000_000} step={1} />;
    case 'yes-no': {
      const { yes, no } = texts.form.terms.numbers;
      return <YesNoField {...shared} texts={{ yes, no, unknown: choose.label }} />;
    }
    default:
      return <TextValue {...shared} path={path} />;
  }
}

type TextProps = { control: Control<EditValues>; name: 'value'; label: string; path: string };

function TextValue({ path, ...shared }: TextProps) {
  if (days.has(path)) return <DateField {...shared} />;
  const [, lang] = /i18n\.(\w+)\./.exec(path) ?? [];
  if (!lang) return <TextField {...shared} type={links.test(path) ? 'url' : 'text'} />;
  const rows = longTexts.test(path) ? 4 : undefined;
  return <CheckedTextField {...shared} lang={lang} rows={rows} />;
}
