/** Minimum widths of the layouts: phones below `tablet`, then tablets, then desktops. */
export const breakpoints = { tablet: '40rem', desk: '64rem', wide: '80rem' } as const

/** Media queries for styled-components: `${media.desk} { … }`. */
export const media = {
  tablet: `@media (min-width: ${breakpoints.tablet})`,
  desk: `@media (min-width: ${breakpoints.desk})`,
  wide: `@media (min-width: ${breakpoints.wide})`,
  /** Only for pointers that can hover; touch screens would keep a hover after a tap. */
  hover: '@media (hover: hover)',
  /** Forced-colors mode: anything that only color conveys needs another sign there. */
  forced: '@media (forced-colors: active)',
  stillness: '@media (prefers-reduced-motion: reduce)',
} as const
