import { useEffect } from 'react';
import { type SiteSettings, settingsDraft, settingsId } from '#contract/site/site-settings.ts';
import { themeStyles } from '#contract/site/theme.ts';
import { usePageContext } from '../../../portal/page-context.ts';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { showsOwnErrors } from '../../admin-query-client.ts';
import { trpc } from '../../api.ts';
import { HistorySection } from '../../catalogue/history/history-section.tsx';
import { EntityForm } from '../../form/entity-form.tsx';
import { setSiteName } from '../../frame/site-name.ts';
import { useAdminTexts } from '../../language.ts';
import { LoadError } from '../../load-error.tsx';
import { formOfProposal } from '../../release/form/form-of-proposal.ts';
import {
  ProposedForm,
  type ShownProposal,
  useShowProposed,
} from '../../release/form/proposed-form.tsx';
import { useUndoableToast } from '../../release/undo/use-undoable-toast.ts';
import { ExportSection } from '../leaving/export-section.tsx';
import type { SettingsDraft, SettingsValues } from './settings-values.ts';
import { SiteFields } from './site-fields.tsx';
import { SitePreview } from './site-preview.tsx';

export function SiteSettingsPage() {
  const { data, error, isFetchedAfterMount, refetch } = trpc.admin.settings.get.useQuery();
  // Errors come last, because a failed refetch must not replace a form that may have unsaved input.
  if (data && isFetchedAfterMount) {
    return (
      <ProposedForm kind="settings" id={settingsId}>
        {(shown) => <SiteForm settings={data} shown={shown} />}
      </ProposedForm>
    );
  }
  if (!error) return <Skeleton className="h-96" />;
  return <LoadError error={error} retry={refetch} />;
}

type Props = { settings: SiteSettings; shown: ShownProposal | undefined };

function SiteForm({ settings, shown }: Props) {
  const { site: text } = useAdminTexts();
  const update = trpc.admin.settings.update.useMutation(showsOwnErrors);
  const utils = trpc.useUtils();
  const showProposed = useShowProposed();
  const showUndoable = useUndoableToast();
  useSavedColours(settings);
  return (
    <>
      <EntityForm<SettingsValues, SettingsDraft, SiteSettings>
        schema={settingsDraft}
        {...formOfProposal(settingsDraft, settings, shown, {
          save: update.mutateAsync,
          reload: () => utils.admin.settings.get.fetch(),
        })}
        onProposed={showProposed}
        onSaved={(saved) => {
          const { name, from_environment } = saved;
          setSiteName(from_environment.name ?? name ?? undefined);
          showUndoable(text.saved, saved);
        }}
        aside={(control) => <SitePreview control={control} fixed={settings.from_environment} />}
      >
        {(control) => <SiteFields control={control} fixed={settings.from_environment} />}
      </EntityForm>
      <HistorySection entity="settings" id={settingsId} />
      <ExportSection />
    </>
  );
}

/** Applies saved colours to the open document. The content security policy forbids adding a style element. */
function useSavedColours({ theme, accent }: SiteSettings) {
  const { styles: opened } = usePageContext().site;
  useEffect(() => {
    const styles = themeStyles(theme, accent);
    const element = [...document.querySelectorAll('style')].find(
      ({ textContent }) => textContent === opened,
    );
    if (element?.sheet) element.sheet.disabled = styles !== opened;
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(styles ?? '');
    document.adoptedStyleSheets = [sheet];
  }, [theme, accent, opened]);
}
