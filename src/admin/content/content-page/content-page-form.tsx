import {
  type ContentPage,
  type ContentPageDraft,
  contentPageDraft,
  contentPageName,
} from '#contract/content/content-page.ts';
import { inEachLanguage } from '#contract/language.ts';
import { trpc } from '../../api.ts';
import { useSetup } from '../../catalogue/dashboard/setup-list.tsx';
import { FormEffects } from '../../effect/form-effects.tsx';
import { EditPage, type FormProps } from '../../form/edit-page.tsx';
import { EntityForm } from '../../form/entity-form.tsx';
import { NewPage } from '../../form/new/new-page.tsx';
import { useAdminTexts } from '../../language.ts';
import { ExamplePages } from '../../site/setup/example-pages.tsx';
import { useLanguages } from '../../use-languages.ts';
import { useSiteTime } from '../../use-site-time.ts';
import { ContentPageFields } from './content-page-fields.tsx';
import type { ContentPageValues } from './content-page-form-type.ts';
import { ContentPageLinks } from './content-page-links.tsx';
import { saveAction } from './publication.ts';
import { PublishButton } from './publication-field.tsx';

const list = { to: '/admin/pages', name: 'pages' } as const;

const emptyPage: ContentPageDraft = {
  kind: 'guide',
  slug: '',
  cover: null,
  author: null,
  product_ids: [],
  partner_list: null,
  footer_order: null,
  i18n: inEachLanguage(() => ({
    title: null,
    excerpt: null,
    body: null,
    seo_title: null,
    seo_description: null,
    publish_at: null,
  })),
};

/** Returns a draft whose path has yet to be chosen. */
const copyOf = ({ i18n, ...draft }: ContentPageDraft): ContentPageDraft => ({
  ...draft,
  slug: '',
  i18n: inEachLanguage((language) => ({ ...i18n[language], publish_at: null })),
});

export function NewContentPagePage() {
  const { contentPage: text, form: formText } = useAdminTexts();
  return (
    <NewPage<ContentPage, ContentPageDraft>
      list={list}
      title={text.new}
      calls={trpc.admin.contentPage}
      schema={contentPageDraft}
      empty={emptyPage}
      duplicate={copyOf}
      message={(page) => formText.created(contentPageName(page))}
    >
      {(form) => <ContentPageForm isNew {...form} />}
    </NewPage>
  );
}

export function EditContentPagePage() {
  const { contentPage: text } = useAdminTexts();
  return (
    <EditPage<ContentPage, ContentPageDraft>
      list={list}
      newAt="/admin/pages/new"
      entity="content-page"
      kind={text.kind}
      calls={trpc.admin.contentPage}
      schema={contentPageDraft}
      title={contentPageName}
    >
      {(form, page) => (
        <>
          <ContentPageLinks page={page} />
          <OtherExamples id={page.id} />
          <ContentPageForm {...form} />
        </>
      )}
    </EditPage>
  );
}

/** Links the example pages to each other while the portal is being set up. */
function OtherExamples({ id }: { id: number }) {
  const pages = useSetup().setup?.example_pages ?? [];
  const isExample = pages.some((page) => page.id === id);
  return pages.length > 0 && !isExample ? <ExamplePages pages={pages} /> : null;
}

type ContentPageFormProps = FormProps<ContentPage, ContentPageDraft> & {
  isNew?: boolean;
};

function ContentPageForm({ isNew = false, ...form }: ContentPageFormProps) {
  const { contentPage: text, form: formText } = useAdminTexts();
  const now = useSiteTime()?.now;
  const languages = useLanguages();
  return (
    <EntityForm<ContentPageValues, ContentPageDraft, ContentPage>
      {...form}
      schema={contentPageDraft}
      saveLabel={({ i18n }) => {
        const action = now && saveAction(form.values.i18n, i18n as ContentPageDraft['i18n'], now);
        return action ? text.publication.save[action] : formText.save;
      }}
      actions={(control) =>
        languages.map((language) => (
          <PublishButton key={language} control={control} language={language} />
        ))
      }
    >
      {(control) => (
        <>
          <ContentPageFields control={control} isNew={isNew} />
          <FormEffects kind="content-page" schema={contentPageDraft} />
        </>
      )}
    </EntityForm>
  );
}
