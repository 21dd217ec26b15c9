import { useController, useFieldArray } from 'react-hook-form';
import { otherLanguages } from '#contract/language.ts';
import {
  linkChecks,
  maxFactDays,
  onlineCounters,
  type SiteSettings,
} from '#contract/site/site-settings.ts';
import { themes } from '#contract/site/theme.ts';
import { FieldList } from '../../../ui/field/field-list.tsx';
import { NumberField } from '../../../ui/field/number-field.tsx';
import { SelectField } from '../../../ui/field/select-field.tsx';
import { TextField } from '../../../ui/field/text-field.tsx';
import { ImageField } from '../../form/image-field.tsx';
import { ScheduleFields } from '../../form/schedule-fields.tsx';
import { Translations } from '../../form/translations.tsx';
import { languageName } from '../../format.ts';
import { useAdminTexts } from '../../language.ts';
import { TitledSection } from '../../titled-section.tsx';
import { AccentField } from './accent-field.tsx';
import { LogoPreview } from './logo-preview.tsx';
import type { SettingsControl } from './settings-values.ts';

/** Switches the pages of each language on and off. English is always on, because other languages fall back to it. */
function LanguageSwitches({ control }: { control: SettingsControl }) {
  const text = useAdminTexts().site.languages;
  const { field } = useController({ control, name: 'disabled_languages' });
  const disabled = field.value ?? [];
  return (
    <fieldset className="flex flex-col gap-2">
      <legend className="mb-1.5 font-strong text-small">{text.title}</legend>
      {otherLanguages.map((language, index) => (
        <label key={language} className="flex min-h-9 w-fit items-center gap-3">
          <input
            type="checkbox"
            name={field.name}
            ref={index === 0 ? field.ref : undefined}
            checked={!disabled.includes(language)}
            onBlur={field.onBlur}
            onChange={({ target }) => {
              const others = disabled.filter((other) => other !== language);
              field.onChange(target.checked ? others : [...others, language]);
            }}
            className="size-5 accent-brass"
          />
          {text.pages(languageName(language))}
        </label>
      ))}
      <p className="text-muted text-small">{text.hint}</p>
    </fieldset>
  );
}

type Props = { control: SettingsControl; fixed: SiteSettings['from_environment'] };

export function SiteFields({ control, fixed }: Props) {
  const { site: text } = useAdminTexts();
  const counters = [
    { value: '', label: text.counters.default },
    ...onlineCounters.map((value) => ({ value, label: text.counters[value] })),
  ];
  const themeOptions = themes.map((value) => ({ value, label: text.themes[value] }));
  const hintOf = (variable: string, value: string | null, hint: string) =>
    value === null ? hint : text.fromEnvironment(variable, value);
  return (
    <>
      <section className="grid gap-5 sm:grid-cols-2">
        <TextField
          control={control}
          name="name"
          label={text.name}
          hint={hintOf('SITE_NAME', fixed.name, text.nameHint)}
        />
        <TextField
          control={control}
          name="inquiry_email"
          label={text.inquiryEmail}
          hint={text.inquiryEmailHint}
        />
        <TextField
          control={control}
          name="telegram_url"
          type="url"
          label={text.telegram}
          hint={hintOf('TELEGRAM_URL', fixed.telegram_url, text.telegramHint)}
        />
        <SelectField
          control={control}
          name="online_counter"
          label={text.counter}
          hint={hintOf('ONLINE_COUNTER', fixed.online_counter, text.counterHint)}
          options={counters}
        />
      </section>
      <section className="grid gap-5 sm:grid-cols-2">
        <SelectField
          control={control}
          name="theme"
          label={text.theme}
          hint={text.themeHint}
          options={themeOptions}
        />
        <AccentField control={control} />
      </section>
      <NumberField
        control={control}
        name="fact_days"
        label={text.factDays}
        hint={text.factDaysHint}
        min={1}
        max={maxFactDays}
        step={1}
      />
      <SelectField
        control={control}
        name="link_check"
        label={text.linkCheck}
        hint={hintOf('LINK_CHECK', fixed.link_check, text.linkCheckHint)}
        options={[
          { value: '', label: text.linkChecks.default },
          ...linkChecks.map((value) => ({ value, label: text.linkChecks[value] })),
        ]}
      />
      <LanguageSwitches control={control} />
      <section className="grid gap-5 sm:grid-cols-2">
        <ImageField control={control} name="logo" label={text.logo} hint={text.logoHint} />
        <ImageField
          control={control}
          name="logo_light"
          label={text.lightLogo}
          hint={text.lightLogoHint}
        />
        <LogoPreview control={control} />
        <ImageField control={control} name="icon" label={text.icon} hint={text.iconHint} />
      </section>
      <SocialLinkFields control={control} />
      <Translations control={control} name="i18n" fields={['footer_note', 'announcement']}>
        {(language) => (
          <>
            <TextField
              control={control}
              lang={language}
              name={`i18n.${language}.footer_note`}
              label={text.footerNote}
            />
            <TextField
              control={control}
              lang={language}
              name={`i18n.${language}.announcement`}
              label={text.announcement}
              hint={text.announcementHint}
            />
          </>
        )}
      </Translations>
      <TitledSection id="announcement" title={text.theAnnouncement} className="flex flex-col gap-5">
        <TextField
          control={control}
          name="announcement_url"
          label={text.link}
          hint={text.linkHint}
        />
        <ScheduleFields control={control} />
      </TitledSection>
    </>
  );
}

function SocialLinkFields({ control }: { control: SettingsControl }) {
  const text = useAdminTexts().site.networks;
  const { fields, append, remove } = useFieldArray({ control, name: 'social_links' });
  return (
    <FieldList
      title={text.title}
      add={text.add}
      groupOf={text.network}
      remove={text.remove}
      groups={fields}
      onAdd={() => append({ name: '', url: '' })}
      onRemove={remove}
    >
      {(index) => {
        const field = `social_links.${index}` as const;
        return (
          <>
            <TextField control={control} name={`${field}.name`} label={text.name} />
            <TextField control={control} name={`${field}.url`} label={text.url} type="url" />
          </>
        );
      }}
    </FieldList>
  );
}
