/** The largest id in either database. */
export const maxId = 2_147_483_647;

export const isId = (value: unknown): value is number =>
  Number.isInteger(value) && Number(value) >= 1 && Number(value) <= maxId;
