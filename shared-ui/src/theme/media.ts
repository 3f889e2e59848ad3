/** Least widths of the layouts: phones below `tablet`, then tablets, then the desk. */
export const breakpoints = { tablet: '40rem', desk: '64rem', wide: '80rem' } as const

/** Media queries for styled-components: `${media.desk} { … }`. */
export const media = {
  tablet: `@media (min-width: ${breakpoints.tablet})`,
  desk: `@media (min-width: ${breakpoints.desk})`,
  wide: `@media (min-width: ${breakpoints.wide})`,
  /** Only where a pointer can rest on things; touch screens keep a pressed hover otherwise. */
  hover: '@media (hover: hover)',
  /** Where the visitor's system chooses all colours: whatever only a colour tells needs another sign there. */
  forced: '@media (forced-colors: active)',
  stillness: '@media (prefers-reduced-motion: reduce)',
} as const
