import type { Role } from '#contract/admin/role.ts';
import { roles } from '#contract/admin/role.ts';
import { Field, inputClass } from '../../../ui/field/field.tsx';

export const roleFacts: Record<Role, { label: string; may: string }> = {
  owner: { label: 'Owner', may: 'May do everything, people and settings included.' },
  editor: { label: 'Editor', may: 'May change everything but people and settings.' },
  viewer: { label: 'Viewer', may: 'Reads everything and changes nothing.' },
};

type Props = { role: Role; onChange: (role: Role) => void; lockedBecause?: string | undefined };

export const RoleField = ({ role, onChange, lockedBecause }: Props) => (
  <Field label="Role" hint={lockedBecause ?? roleFacts[role].may}>
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
            {roleFacts[role].label}
          </option>
        ))}
      </select>
    )}
  </Field>
);
