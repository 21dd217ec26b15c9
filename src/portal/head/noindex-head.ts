export const noindexHead = () => ({ meta: [{ name: 'robots', content: 'noindex' }] });
