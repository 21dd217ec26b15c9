/** The greatest id that a row may have, in whichever database: nothing has one beyond it. */
export const maxId = 2_147_483_647;

export const isId = (value: unknown): value is number =>
  Number.isInteger(value) && Number(value) >= 1 && Number(value) <= maxId;
