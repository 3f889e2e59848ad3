import { MarkupCacheContext, markupMark, type MarkupCache } from '@shop/shared-ui'
import type { ReactElement } from 'react'
import { renderToString } from 'react-dom/server'
import { createBoundedStore } from './bounded-store'
import { CompiledRules } from './compiled-rules'
import { contentAt } from './element-content'

/** A subtree's markup, and the class names whose rules it needs. */
interface StoredMarkup {
  markup: string
  names: string[]
}

/** Characters of keys and markup that a site variant stores, of one byte each where the text is Latin. */
const MAX_CHARACTERS = 12 * 2 ** 20
const MAX_KEY_CHARACTERS = 64 * 2 ** 10

/**
 * Renders a page's element to its markup and the style elements that it needs. `isPersonal`: it contains what a visitor
 * entered, and no markup of it is stored.
 */
export type RenderMarkup = (page: ReactElement, isPersonal?: boolean) => { body: string; styles: string }

/**
 * Renders the pages of one site variant, and reuses the rules of styled components and the markup of subtrees that
 * `useCachedMarkup` declares pure. The result is the one of a plain render, to the byte.
 */
export function createMarkupRenderer(maxCharacters = MAX_CHARACTERS): RenderMarkup {
  const rules = new CompiledRules()
  const stored = createBoundedStore<StoredMarkup>(maxCharacters)

  return (page, isPersonal = false) => {
    const sheet = rules.newSheet()
    const missing: string[] = []
    const cache: MarkupCache = {
      read(key) {
        const known = stored.get(key)
        if (!known) return { mark: String(missing.push(key) - 1) }
        rules.use(sheet, known.names)
        return known
      },
    }
    try {
      const marked = renderToString(
        sheet.collectStyles(<MarkupCacheContext value={isPersonal ? null : cache}>{page}</MarkupCacheContext>),
      )
      const body = missing.length > 0 ? withoutMarks(marked) : marked
      missing.forEach((key, mark) => store(key, contentAt(marked, `${markupMark}="${mark}"`)))
      return { body, styles: sheet.getStyleTags() }
    } finally {
      sheet.seal()
    }
  }

  function store(key: string, marked: string | undefined): void {
    if (marked === undefined || key.length > MAX_KEY_CHARACTERS || !isReusable(marked)) return
    const markup = withoutMarks(marked)
    const names = rules.namesIn(markup)
    if (names) stored.set(key, { markup, names }, key.length + markup.length)
  }
}

const marks = new RegExp(` ${markupMark}="\\d+"`, 'g')
const withoutMarks = (markup: string) => markup.replace(marks, '')

/** Ids of `useId` differ by position, and Suspense boundaries may contain widgets, whose scripts a page preloads. */
const isReusable = (markup: string) => !/_R_|<!--[$&]/.test(markup)
