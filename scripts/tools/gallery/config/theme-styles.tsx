import { globalStyles } from '@shop/shared-ui/global-styles'

/** A color theme of the shop. */
export type Theme = 'light' | 'dark'

const darkQuery = '@media (prefers-color-scheme: dark)'

/** The shop's global styles in one theme, independent of the system setting. */
export function ThemeStyles({ theme }: { theme: Theme }) {
  const styles = globalStyles.replaceAll(darkQuery, theme === 'dark' ? '@media all' : '@media not all')
  return <style>{`${styles} :root { color-scheme: ${theme}; }`}</style>
}
