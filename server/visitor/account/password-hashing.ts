/** better-auth takes long to load, so it is loaded when the first password is hashed. */
export type PasswordHashing = {
  hash(password: string): Promise<string>;
  verify(check: { hash: string; password: string }): Promise<boolean>;
};

export const passwordHashing: PasswordHashing = {
  hash: async (password) => (await import('better-auth/crypto')).hashPassword(password),
  verify: async (check) => (await import('better-auth/crypto')).verifyPassword(check),
};
