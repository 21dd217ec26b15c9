import type { OldMenu } from '#contract/move-in/import-report.ts';
import { useAdminTexts } from '../../language.ts';

/** Menus have no equivalent here, so they are only listed to copy from. */
export function MenuList({ menus }: { menus: readonly OldMenu[] }) {
  const { report: text } = useAdminTexts().moveIn;
  return (
    <section aria-labelledby="menus" className="flex flex-col gap-3">
      <h3 id="menus" className="font-strong text-small">
        {text.menus}
      </h3>
      <p className="max-w-[44rem] text-muted text-small">{text.menusHint}</p>
      <div className="grid gap-4 md:grid-cols-2">
        {menus.map(({ name, items }) => (
          <div key={name} className="min-w-0 rounded-control border border-line p-4">
            <h4 dir="auto" className="mb-2 font-strong">
              {name}
            </h4>
            <ul className="flex flex-col gap-1 text-small">
              {items.map(({ title, to }, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: two items can be the same, and none has a state
                <li key={index} className="wrap-anywhere">
                  <span dir="auto">{title}</span>
                  <span className="ml-2 text-muted">{to ?? '–'}</span>
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </section>
  );
}
