import type { Control, FieldPath, FieldValues } from 'react-hook-form';
import { defaultLanguage } from '#contract/language.ts';
import { TextField } from '../../../ui/field/text-field.tsx';
import { languageName } from '../../format.ts';
import { useAdminTexts } from '../../language.ts';
import { useLanguages } from '../../use-languages.ts';

/** The name in each other language that has pages. */
export function TranslatedNames<Values extends FieldValues, Output>({
  control,
}: {
  control: Control<Values, unknown, Output>;
}) {
  const { vocabulary } = useAdminTexts();
  const others = useLanguages().filter((language) => language !== defaultLanguage);
  return others.map((language) => (
    <TextField
      key={language}
      control={control}
      name={`i18n.${language}.name` as FieldPath<Values>}
      label={vocabulary.nameIn(languageName(language))}
      hint={vocabulary.nameInHint}
      lang={language}
    />
  ));
}
