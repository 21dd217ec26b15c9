import { useNavigate } from '@tanstack/react-router';
import {
  type ContentPage,
  type ContentPageDraft,
  contentPageDraft,
  contentPageName,
} from '#contract/content/content-page.ts';
import { inEachLanguage } from '#contract/language.ts';
import { showsOwnErrors } from '../../admin-query-client.ts';
import { trpc } from '../../api.ts';
import { HistorySection } from '../../catalogue/history/history-section.tsx';
import { EntityForm } from '../../form/entity-form.tsx';
import { EntityFrame, LoadedEntity, WithIdInPath } from '../../form/entity-form-page.tsx';
import { toast } from '../../frame/toast-store.ts';
import { useAdminTexts } from '../../language.ts';
import { useSiteTime } from '../../use-site-time.ts';
import { ContentPageFields } from './content-page-fields.tsx';
import type { ContentPageValues } from './content-page-form-type.ts';
import { ContentPageLinks } from './content-page-links.tsx';
import { saveAction } from './publication.ts';

const list = { to: '/admin/pages', name: 'pages' } as const;

const emptyPage: ContentPageDraft = {
  kind: 'guide',
  slug: '',
  cover: null,
  author: null,
  product_ids: [],
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

export function NewContentPagePage() {
  const { contentPage: text, form } = useAdminTexts();
  const navigate = useNavigate();
  const create = trpc.admin.contentPage.create.useMutation(showsOwnErrors);
  return (
    <EntityFrame list={list} title={text.new}>
      <ContentPageForm
        isNew
        values={emptyPage}
        save={(draft) => create.mutateAsync(draft)}
        onSaved={(page) => {
          toast.success(form.created(contentPageName(page)));
          navigate({ to: '/admin/pages/$id', params: { id: String(page.id) }, replace: true });
        }}
      />
    </EntityFrame>
  );
}

export function EditContentPagePage() {
  const { contentPage: text } = useAdminTexts();
  return (
    <WithIdInPath list={list} kind={text.kind}>
      {(id) => <EditContentPage id={id} />}
    </WithIdInPath>
  );
}

function EditContentPage({ id }: { id: number }) {
  const { form } = useAdminTexts();
  const update = trpc.admin.contentPage.update.useMutation(showsOwnErrors);
  const utils = trpc.useUtils();
  return (
    <LoadedEntity<ContentPage> list={list} query={trpc.admin.contentPage.get.useQuery({ id })}>
      {(page) => (
        <EntityFrame list={list} title={contentPageName(page)}>
          <ContentPageLinks page={page} />
          <ContentPageForm
            key={id}
            values={contentPageDraft.parse(page)}
            save={(draft, before) => update.mutateAsync({ id, draft, before })}
            reload={() => utils.admin.contentPage.get.fetch({ id })}
            onSaved={(saved) => toast.success(form.saved(contentPageName(saved)))}
          />
          <HistorySection entity="content-page" id={id} />
        </EntityFrame>
      )}
    </LoadedEntity>
  );
}

type FormProps = {
  isNew?: boolean;
  values: ContentPageDraft;
  save: (draft: ContentPageDraft, before: ContentPageDraft) => Promise<ContentPage>;
  reload?: () => Promise<ContentPage>;
  onSaved: (page: ContentPage) => void;
};

function ContentPageForm({ isNew = false, ...form }: FormProps) {
  const { contentPage: text, form: formText } = useAdminTexts();
  const now = useSiteTime()?.now;
  return (
    <EntityForm<ContentPageValues, ContentPageDraft, ContentPage>
      {...form}
      schema={contentPageDraft}
      saveLabel={({ i18n }) => {
        const action = now && saveAction(form.values.i18n, i18n as ContentPageDraft['i18n'], now);
        return action ? text.publication.save[action] : formText.save;
      }}
    >
      {(control) => <ContentPageFields control={control} isNew={isNew} />}
    </EntityForm>
  );
}
