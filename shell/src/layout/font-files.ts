import display600 from '@fontsource/barlow-condensed/files/barlow-condensed-latin-600-normal.woff2'
import display700 from '@fontsource/barlow-condensed/files/barlow-condensed-latin-700-normal.woff2'
import text from '@fontsource-variable/inter/files/inter-latin-wght-normal.woff2'

/** Addresses of the shop's type faces. Documents name them, and the browser's build, which ships them, has to know them. */
export const fontFiles = { display600, display700, text }
