/** With at least this many documents, indexing takes more than a second, and saving memory is worthwhile. */
export const largeCatalogue = 20_000;
