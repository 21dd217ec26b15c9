type Loaded<Head> = { loaderData?: { head: Head } | undefined };

/** For routes whose loader also writes the head, so that other pages don't load the code for it. */
export const loadedHead = <Head>({ loaderData }: Loaded<Head>) => loaderData?.head ?? {};
