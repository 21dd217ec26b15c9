/** Loads the converter when it is first needed, because most processes never import posts. */
export const loadConverter = () => import('./convert-post.ts');
