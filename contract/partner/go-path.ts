import { isId } from '../id.ts';
import { type ClickKind, clickKinds } from './click-place.ts';

/** An item whose partner `/go/{kind}/{id}` leads to. */
export type GoItem = { kind: ClickKind; id: number };

const goPath = new RegExp(`^/go/(${clickKinds.join('|')})/([1-9]\\d{0,9})$`);

export function goItemAt(path: string): GoItem | undefined {
  const [, kind, id] = goPath.exec(path) ?? [];
  return isId(Number(id)) ? { kind: kind as ClickKind, id: Number(id) } : undefined;
}
