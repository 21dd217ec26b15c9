/** For example, another request may have inserted the same row first. */
export const violates = (error: unknown, constraint: 'UNIQUE' | 'FOREIGNKEY') =>
  error instanceof Error && 'code' in error && error.code === `SQLITE_CONSTRAINT_${constraint}`;
