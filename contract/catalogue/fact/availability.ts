export const availabilities = ['open', 'closed', 'unknown'] as const;
export type Availability = (typeof availabilities)[number];
