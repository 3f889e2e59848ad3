import { createContext, use, type ReactNode } from 'react'

/** Reuses the markup of pure subtrees between documents. Only the server that renders documents provides one. */
export interface MarkupCache {
  /**
   * The markup that was rendered for an equal key before. Otherwise a mark, which becomes an attribute of the element so
   * that its content can be found in the document and stored.
   */
  read(key: string): { markup: string } | { mark: string }
}

/** Provides the document's MarkupCache; null in browsers, where nothing is reused. */
export const MarkupCacheContext = createContext<MarkupCache | null>(null)

/** The attribute of an element whose content is stored; no document contains it. */
export const markupMark = 'data-markup'

type ElementContent = { children: ReactNode; [markupMark]?: string } | { dangerouslySetInnerHTML: { __html: string } }

/**
 * Props of an HTML element around a pure subtree: its children, or on the server the markup that was rendered for equal
 * inputs before. The subtree depends on nothing but `inputs`, which can be serialized, and contains neither `useId` nor
 * widgets. Browsers render and hydrate the children in any case. `name` names the subtree within the site.
 */
export function useCachedMarkup(name: string, inputs: unknown, render: () => ReactNode): ElementContent {
  const cache = use(MarkupCacheContext)
  if (!cache) return { children: render() }
  const stored = cache.read(`${name} ${JSON.stringify(inputs)}`)
  if ('markup' in stored) return { dangerouslySetInnerHTML: { __html: stored.markup } }
  return { [markupMark]: stored.mark, children: render() }
}
