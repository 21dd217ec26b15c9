import { createContext, useContext } from 'react';

/** A dialog that asks for the attributes of a node or link. `values` are the current ones. */
export type OpenDialog = {
  kind: 'link' | 'image' | 'offerCard' | 'partnerCard' | 'promoCodeCard' | 'topListCard';
  values?: Record<string, unknown>;
  save: (values: Record<string, unknown>) => void;
  remove?: () => void;
};

export const EditorDialogs = createContext<(dialog: OpenDialog) => void>(() => {});

export const useOpenDialog = () => useContext(EditorDialogs);
