/** Path of the newsletter page, whose form works without scripts. */
export const newsletterPath = '/newsletter'
