import { Badge, VisuallyHidden } from '@shop/shared-ui'
import { createContext, use, useEffect, useRef, type ReactNode } from 'react'
import { useLocation } from 'react-router-dom'
import { useOperation } from '../../client/use-operation'
import { useMay } from '../../session/session-context'

/** What is new in the inbox: messages, reports, and reviews that wait for a decision. */
export interface InboxCounts {
  messages: number
  reports: number
  reviews: number
}

interface CountsInContext {
  counts: InboxCounts | undefined
  refetch(): void
}

const InboxCountsContext = createContext<CountsInContext>({ counts: undefined, refetch: () => undefined })

/** Returns the counts of the inbox, undefined until they are known, and what fetches them again. */
export const useInboxCounts = (): CountsInContext => use(InboxCountsContext)

/** Counts what is new in the inbox, again with each screen, for those who may read it. */
export function InboxCountsProvider({ children }: { children: ReactNode }) {
  const may = useMay()
  const { pathname } = useLocation()
  const counted = useRef(pathname)
  const { data, refetch } = useOperation<{ record: InboxCounts }>('inbox.counts', may('inbox.counts') && {})
  useEffect(() => {
    if (counted.current === pathname) return
    counted.current = pathname
    refetch()
  }, [pathname, refetch])
  return <InboxCountsContext value={{ counts: data?.record, refetch }}>{children}</InboxCountsContext>
}

/** A number of new things next to what names them; nothing without one. */
export function NewCount({ count }: { count: number | undefined }) {
  if (!count) return null
  return (
    <Badge>
      {count}
      <VisuallyHidden> new</VisuallyHidden>
    </Badge>
  )
}

/** How much of the inbox is new, for the navigation. */
export function InboxBadge() {
  const { counts } = useInboxCounts()
  return <NewCount count={counts && counts.messages + counts.reports + counts.reviews} />
}
