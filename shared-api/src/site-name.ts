import type { GeneralSetting } from './contract/content'

/** The shop's name; a neutral one while its settings are unavailable. */
export const siteNameOf = (settings: Pick<GeneralSetting, 'title'> | null | undefined): string =>
  settings?.title || 'Shop'
