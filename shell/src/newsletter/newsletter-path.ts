/** Path of the newsletter page, where the form works without scripts. */
export const newsletterPath = '/newsletter'
