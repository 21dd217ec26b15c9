import { useNavigate } from '@tanstack/react-router';
import { crossings } from '#contract/partner/click-crossing.ts';
import type { ClickDimension } from '#contract/partner/click-dimension.ts';
import { useAdminTexts } from '../../language.ts';

type Props = { by: ClickDimension; cross: ClickDimension | undefined };

/** Splits the table by a second dimension. */
export function CrossField({ by, cross }: Props) {
  const { report: text } = useAdminTexts();
  const navigate = useNavigate();
  return (
    <label className="flex flex-wrap items-center gap-2 text-muted text-small">
      {text.splitBy}
      <select
        value={cross ?? ''}
        onChange={({ target }) =>
          navigate({
            to: '/admin/reports',
            search: (filter) => ({
              ...filter,
              cross: (target.value || undefined) as ClickDimension | undefined,
            }),
          })
        }
        className="min-h-10 rounded-control border border-edge bg-ground px-2.5 text-ink"
      >
        <option value="">{text.notSplit}</option>
        {crossings[by].map((value) => (
          <option key={value} value={value}>
            {text.dimensions[value].choice}
          </option>
        ))}
      </select>
    </label>
  );
}
