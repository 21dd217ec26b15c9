import { type Control, type FieldPath, type FieldValues, useWatch } from 'react-hook-form';
import { TextField } from '../ui/text-field.tsx';

type Props<Values extends FieldValues, Output> = {
  control: Control<Values, unknown, Output>;
  name: FieldPath<Values>;
  label: string;
};

/** The one place where an image is set: its address, and how it looks. */
export function ImageField<Values extends FieldValues, Output>(props: Props<Values, Output>) {
  const url = useWatch({ control: props.control, name: props.name });
  return (
    <div className="flex items-start gap-4">
      <div className="mt-6 size-14 shrink-0 overflow-hidden rounded-control border border-line bg-lifted">
        {isShowable(url) && (
          <img key={url} src={url} alt="" width={56} height={56} className="size-14 object-cover" />
        )}
      </div>
      <div className="min-w-0 flex-1">
        <TextField
          {...props}
          type="url"
          hint="An address that begins with https://, or a path below /uploads/."
        />
      </div>
    </div>
  );
}

const isShowable = (url: unknown): url is string =>
  typeof url === 'string' && /^(https?:\/\/[^/]|\/uploads\/)/.test(url);
