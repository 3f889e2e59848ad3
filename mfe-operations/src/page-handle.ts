/** The handle of a page of the console, which staff see only and search engines never. */
export const page = (title: string) => ({ private: true, head: () => ({ title, robots: 'noindex' }) })
