/** The number of documents from which indexing takes more than a second, and memory is worth saving. */
export const largeCatalogue = 20_000;
