/** Describes the filters of a list of partners or offers, so that both are shown and pressed in the same way. */

/** Keys that are undefined are removed from the URL. */
export type FilterSearch = Partial<Record<string, string | number | boolean>>;

export type FilterForm<Chosen extends object> = {
  /** The filters that are counted and cleared. */
  names: readonly string[];
  /** Those with several values. */
  lists: readonly string[];
  /** Ignores invalid values. */
  read: (given: Partial<Record<string, unknown>>) => Chosen;
  write: (chosen: Chosen) => { [name: string]: FilterSearch[string] };
};

/** The values of any list, by parameter. */
export type AnyChosen = Partial<Record<string, unknown>>;

export const isChosen = (chosen: AnyChosen, name: string, value: unknown): boolean => {
  const current = chosen[name];
  return Array.isArray(current) ? current.includes(value) : current === value;
};

export const countIn = (names: readonly string[], chosen: AnyChosen): number =>
  names.reduce((count, name) => {
    const value = chosen[name];
    return count + (Array.isArray(value) ? value.length : value === undefined ? 0 : 1);
  }, 0);
