/** The page of the newsletter, which takes its form where scripts don't run. */
export const newsletterPath = '/newsletter'
