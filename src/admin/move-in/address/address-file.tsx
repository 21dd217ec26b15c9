import { showsOwnErrors } from '../../admin-query-client.ts';
import { trpc } from '../../api.ts';
import { SheetImport } from '../../catalogue/sheet/sheet-import.tsx';
import { useAdminTexts } from '../../language.ts';

export function AddressFile({ id }: { id: number }) {
  const text = useAdminTexts().moveIn.addresses;
  const { mutateAsync } = trpc.admin.siteImport.importAddresses.useMutation(showsOwnErrors);
  return (
    <div className="flex flex-col gap-4 border-line border-t pt-5">
      <p className="max-w-[44rem] text-muted text-small">{text.importHint}</p>
      <SheetImport run={(sheet) => mutateAsync({ id, ...sheet })} file={text.import} skipsRefused>
        {null}
      </SheetImport>
    </div>
  );
}
