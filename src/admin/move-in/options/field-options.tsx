import {
  type ImportOptions,
  type PostDestination,
  targetsOf,
} from '#contract/move-in/import-options.ts';
import type { ImportContents } from '#contract/move-in/site-import.ts';
import { inputClass } from '../../../ui/field/field.tsx';
import { useAdminTexts } from '../../language.ts';
import { targetOf, withTarget } from './options-draft.ts';

type Field = ImportContents['fields'][number];
type Props = {
  fields: Field[];
  becomes: PostDestination;
  options: ImportOptions;
  onChange: (options: ImportOptions) => void;
};

const cell = 'block min-w-0 sm:table-cell sm:px-2 sm:py-1.5 sm:align-middle';

/** A table where there is room for one, and otherwise a list. */
export function FieldOptions({ fields, becomes, options, onChange }: Props) {
  const text = useAdminTexts().moveIn.options;
  const { columns } = text;
  const targets = targetsOf(becomes);
  return (
    <table className="block w-full text-left text-small sm:table sm:table-fixed">
      <thead className="sr-only text-muted sm:not-sr-only sm:table-header-group">
        <tr>
          <th scope="col" className="font-normal sm:w-[28%] sm:px-2">
            {columns.key}
          </th>
          <th scope="col" className="font-normal sm:px-2">
            {columns.samples}
          </th>
          <th scope="col" className="font-normal sm:w-24 sm:px-2">
            {columns.count}
          </th>
          <th scope="col" className="font-normal sm:w-[18rem] sm:px-2">
            {columns.target}
          </th>
        </tr>
      </thead>
      <tbody className="block sm:table-row-group">
        {fields.map((field) => (
          <tr
            key={field.key}
            className="flex flex-col gap-1 border-line border-t py-2.5 sm:table-row"
          >
            <th scope="row" className={`font-normal ${cell}`}>
              <code className="wrap-anywhere">{field.key}</code>
            </th>
            <td className={`text-muted ${cell}`}>
              {field.samples.map((sample) => (
                <span key={sample} dir="auto" title={sample} className="block truncate">
                  {sample}
                </span>
              ))}
            </td>
            <td className={`figures text-muted ${cell}`}>{text.times(field.count)}</td>
            <td className={cell}>
              <select
                aria-label={text.target(field.key)}
                value={targetOf(options, field) ?? ''}
                disabled={targets.length === 0}
                onChange={({ target }) =>
                  onChange(
                    withTarget(
                      options,
                      { type: field.type, key: field.key },
                      targets.find((known) => known === target.value),
                    ),
                  )
                }
                className={inputClass}
              >
                <option value="">{text.notTaken}</option>
                {targets.map((target) => (
                  <option key={target} value={target}>
                    {text.targets[target]}
                  </option>
                ))}
              </select>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
