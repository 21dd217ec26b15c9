import { useMutation } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { buttonClass } from '../../../ui/button.ts';
import { showsOwnErrors } from '../../admin-query-client.ts';
import { toast } from '../../frame/toast-store.ts';
import { useAdminTexts } from '../../language.ts';
import { problemOf } from '../../problem.ts';
import { TitledSection } from '../../titled-section.tsx';
import { downloadExport } from './download-export.ts';

export function ExportSection() {
  const { leaving: text, refusal: refusals } = useAdminTexts();
  const { isPending, mutate } = useMutation({
    ...showsOwnErrors,
    mutationFn: downloadExport,
    onError: (error) => toast.error(problemOf(error, refusals).message),
  });
  return (
    <TitledSection
      id="leaving"
      title={text.title}
      className="flex flex-col items-start gap-3 border-line border-t pt-4"
    >
      <p className="max-w-[42rem] text-muted text-small">{text.hint}</p>
      <button
        type="button"
        disabled={isPending}
        onClick={() => mutate()}
        className={buttonClass.quiet}
      >
        <Download className="size-4" strokeWidth={1.75} aria-hidden="true" />
        {isPending ? text.running : text.download}
      </button>
    </TitledSection>
  );
}
