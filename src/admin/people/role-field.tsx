import { type Role, roles } from '#contract/people/role.ts';
import { Field, inputClass } from '../../ui/field/field.tsx';
import { useAdminTexts } from '../language.ts';

type Props = {
  role: Role;
  onChange: (role: Role) => void;
  lockedBecause?: string | undefined;
};

export function RoleField({ role, onChange, lockedBecause }: Props) {
  const { people: text } = useAdminTexts();
  return (
    <Field label={text.role} hint={lockedBecause ?? text.roles[role].may}>
      {(attributes) => (
        <select
          {...attributes}
          name="role"
          value={role}
          disabled={lockedBecause !== undefined}
          onChange={({ target }) => onChange(target.value as Role)}
          className={inputClass}
        >
          {roles.map((role) => (
            <option key={role} value={role}>
              {text.roles[role].label}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}
