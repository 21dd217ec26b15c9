/** Imports better-auth lazily, with the first password, because it is slow to load. */
export type PasswordHashing = {
  hash(password: string): Promise<string>;
  verify(check: { hash: string; password: string }): Promise<boolean>;
};

export const passwordHashing: PasswordHashing = {
  hash: async (password) => (await import('better-auth/crypto')).hashPassword(password),
  verify: async (check) => (await import('better-auth/crypto')).verifyPassword(check),
};
