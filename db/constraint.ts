/** Whether a write failed because of a constraint, such as a row that another request inserted first. */
export const violates = (error: unknown, constraint: 'UNIQUE' | 'FOREIGNKEY') =>
  error instanceof Error && 'code' in error && error.code === `SQLITE_CONSTRAINT_${constraint}`;
